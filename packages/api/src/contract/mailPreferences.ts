import * as z from 'zod/mini';
import { Done, MailKey } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Kinds of mails about money and claims (docs/product/mails.md). Mails about the safety of an account are none of them. */
export const mailKinds = [
  ...(['tracked', 'approved', 'declined', 'reversed', 'referral'] as const),
  ...(['payout', 'payoutFailed', 'claim'] as const),
] as const;
const MailKind = z.enum(mailKinds);
export type MailKind = z.infer<typeof MailKind>;

/** Whether the member gets mails of each kind. */
export const MailPreferences = z.object({
  tracked: z.boolean(),
  approved: z.boolean(),
  declined: z.boolean(),
  reversed: z.boolean(),
  referral: z.boolean(),
  payout: z.boolean(),
  payoutFailed: z.boolean(),
  claim: z.boolean(),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

export const getMailPreferences = endpoint({
  method: 'GET',
  path: '/mail-preferences',
  summary: 'Which mails about money and claims the member gets',
  auth: 'member',
  response: MailPreferences,
  errors: [401],
});

export const updateMailPreference = endpoint({
  method: 'PUT',
  path: '/mail-preferences',
  summary: 'Switch one kind of mail on or off',
  auth: 'member',
  body: z.object({ kind: MailKind, wanted: z.boolean() }),
  response: MailPreferences,
  errors: [401],
});

/** Mail programs call it with a form as body, which says nothing more (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  summary: 'Switch off a kind of mail with the key of a link in it, without a login',
  auth: 'public',
  query: z.object({ key: MailKey }),
  response: Done,
  errors: [429],
});

export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/unsubscribe',
  summary: 'To the page with the button that switches a kind of mail off; changes nothing',
  auth: 'public',
  query: z.object({ key: MailKey }),
  response: z.string(),
  redirects: true,
  errors: [429],
});
