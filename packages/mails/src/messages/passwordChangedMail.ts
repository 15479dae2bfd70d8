import type { Message, Shop } from '../Message.ts';
import { securityNote } from './securityNote.ts';

interface PasswordChange {
  name: string;
  /** Where the member sees to which account cashback is sent. */
  bankUrl: string;
}

/** The mail after a new password was set. */
export const passwordChangedMail = (
  { name, bankUrl }: PasswordChange,
  { productName }: Pick<Shop, 'productName'>,
): Message => ({
  subject: `Your password at ${productName} was changed`,
  preview: 'If this was not you, set a new one at once.',
  name,
  blocks: [
    {
      kind: 'text',
      text: 'A new password was set by a link that we mailed to you. You are logged out on all devices.',
    },
    {
      kind: 'text',
      text: 'If you did this, there is nothing to do. If you did not, somebody can read your mails: change the password of your mailbox, and then choose Forgot Password in our shop. Check where your cashback goes, too.',
    },
    { kind: 'button', label: 'See my bank account', href: bankUrl },
  ],
  footnote: securityNote,
});
