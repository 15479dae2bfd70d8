import * as z from 'zod/mini';
import { Done } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The secret of a link that was mailed. */
export const MailKey = z.string().check(z.minLength(1), z.maxLength(200));

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/verify-email',
  summary: 'Verify an address with the key of a link mailed to it; payouts start after that',
  auth: 'public',
  body: z.object({ key: MailKey }),
  response: Done,
  errors: [429],
});

export const sendVerification = endpoint({
  method: 'POST',
  path: '/verify-email/send',
  summary: "Mail a verification link to the member's address, unless it is verified",
  auth: 'member',
  response: Done,
  errors: [401, 429],
});
