import type { Message, Shop } from '../Message.ts';
import { securityNote } from './securityNote.ts';

interface BankChange {
  name: string;
  /** Where cashback goes from now on, with as little of the number as its owner needs: `the UPI ID as••••@okhdfc`. */
  target: string;
  link: string;
}

/** The mail after a change of the bank account or UPI ID, with the link that stops it. */
export const bankChangeMail = (
  { name, target, link }: BankChange,
  { productName }: Pick<Shop, 'productName'>,
): Message => ({
  subject: `Your bank details at ${productName} were changed`,
  preview: 'If this was not you, stop it within 3 days.',
  name,
  blocks: [
    { kind: 'text', text: `From 24 hours from now, your cashback goes to ${target}.` },
    {
      kind: 'text',
      text: 'If you made this change, there is nothing to do. If you did not, stop it here within 3 days, and then set a new password.',
    },
    { kind: 'button', label: 'Stop this change', href: link },
  ],
  footnote: securityNote,
});
