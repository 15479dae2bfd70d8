import * as z from 'zod/mini';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** One thing that a shop needs. */
export const Finding = z.object({
  /** `missing`: the shop does not start, or members get no money; `advice`: it runs without it. */
  state: z.enum(['good', 'missing', 'advice']),
  /** The setting or part. */
  what: z.string(),
  /** How it is, and what to do where it is not good. Names no secret. */
  text: z.string(),
});
export type Finding = z.infer<typeof Finding>;

export const examineInstallation = endpoint({
  method: 'GET',
  path: '/admin/doctor',
  summary: 'What a start in production needs, as this server sees it now, with what to do where it is missing (system)',
  auth: 'admin',
  right: 'system',
  response: z.object({ at: Instant, findings: z.array(Finding) }),
  errors: [401, 403],
});
