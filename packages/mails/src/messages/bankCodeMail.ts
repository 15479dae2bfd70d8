import { BANK_CODE_MINUTES } from '@potli/api/contract/policy';
import { count } from '@potli/api/units/duration';
import type { Message, Shop } from '../Message.ts';
import { securityNote } from './securityNote.ts';

interface BankCode {
  name: string;
  /** Of `BANK_CODE_DIGITS` digits. */
  code: string;
}

/** The mail with the code that confirms where cashback goes, for a member who does not know the password. */
export const bankCodeMail = ({ name, code }: BankCode, { productName }: Pick<Shop, 'productName'>): Message => ({
  subject: `Your code for your bank details at ${productName}`,
  preview: `It works once, for ${count(BANK_CODE_MINUTES, 'minute')}.`,
  name,
  blocks: [
    {
      kind: 'text',
      text: `Your code is ${code}. Type it where you save your bank details. It works once, for ${count(BANK_CODE_MINUTES, 'minute')}.`,
    },
    {
      kind: 'text',
      text: 'Give it to nobody: we never ask for it by phone or chat. If you did not ask for it, somebody is logged in as you. Set a new password, which logs out all devices.',
    },
  ],
  footnote: securityNote,
});
