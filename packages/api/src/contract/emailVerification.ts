import * as z from 'zod/mini';
import { Done, MailKey } from './common.ts';
import { endpoint } from './endpoint.ts';

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/verify-email',
  summary: 'Verify an address with the key of a mailed link; payouts need it',
  auth: 'public',
  body: z.object({ key: MailKey }),
  response: Done,
  errors: [429],
});

export const sendVerification = endpoint({
  method: 'POST',
  path: '/verify-email/send',
  summary: 'Mail a verification link, unless the address is verified',
  auth: 'member',
  response: Done,
  errors: [401, 429],
});
