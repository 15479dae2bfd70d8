import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const Kind = z.enum(['account', 'upi']);

/** What the shop's bank sends to, and what the member has on file: null where there is nothing. */
export const PayoutKinds = z.object({ sendsTo: z.array(Kind), onFile: z.nullable(Kind) });
export type PayoutKinds = z.infer<typeof PayoutKinds>;

export const getPayoutKinds = endpoint({
  method: 'GET',
  path: '/bank-details/kinds',
  summary: 'Whether the bank sends to accounts only, and what is on file',
  auth: 'member',
  response: PayoutKinds,
  errors: [401],
});
