import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { typedCode } from './typedText.ts';

/** What the redirect page does with an address: open it at once, wait for a click, or refuse it. */
export const RedirectVerdict = z.object({
  verdict: z.enum(['go', 'ask', 'refuse']),
  /** The address in its normal form; empty where refused. */
  url: z.string(),
  host: z.string(),
});
export type RedirectVerdict = z.infer<typeof RedirectVerdict>;

export const checkRedirect = endpoint({
  method: 'GET',
  path: '/redirect-check',
  summary: 'Whether an address belongs to a shop of the catalogue',
  auth: 'public',
  query: z.object({ url: typedCode().check(z.maxLength(2048)) }),
  response: RedirectVerdict,
});
