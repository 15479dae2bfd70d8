import { BANK_STOP_LINK_DAYS } from '@potli/api/contract/policy';
import { count, spanOfHours } from '@potli/api/units/duration';
import type { Message, Shop } from '../Message.ts';
import { securityNote } from './securityNote.ts';

interface BankChange {
  name: string;
  /** Where cashback goes from now on, with as little of the number as its owner needs: `the UPI ID as••••@okhdfc`. */
  target: string;
  /** There was none before. */
  isFirst: boolean;
  /** How long payouts wait; 0: they do not. */
  holdHours: number;
  /** The address of the member is not verified, and payouts wait so long after it is. */
  waitsForAddress: boolean;
  link: string;
}

/** The mail after a bank account or UPI ID was saved or changed, with the link that stops it. */
export const bankChangeMail = (
  { name, target, isFirst, link, ...hold }: BankChange,
  { productName }: Pick<Shop, 'productName'>,
): Message => ({
  subject: `Your bank details at ${productName} were ${isFirst ? 'saved' : 'changed'}`,
  preview: `If this was not you, stop it within ${count(BANK_STOP_LINK_DAYS, 'day')}.`,
  name,
  blocks: [
    { kind: 'text', text: `${beginning(hold)} your cashback goes to ${target}.` },
    {
      kind: 'text',
      text: `If you did this, there is nothing to do. If you did not, stop it here within ${count(BANK_STOP_LINK_DAYS, 'day')}, and then set a new password.`,
    },
    { kind: 'button', label: isFirst ? 'Stop this' : 'Stop this change', href: link },
  ],
  footnote: securityNote,
});

function beginning({ holdHours, waitsForAddress }: Pick<BankChange, 'holdHours' | 'waitsForAddress'>): string {
  if (holdHours === 0) return 'From now on';
  if (waitsForAddress) return `From ${spanOfHours(holdHours)} after you have verified your e-mail,`;
  return `From ${spanOfHours(holdHours)} from now,`;
}
