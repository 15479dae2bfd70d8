import { EMAIL_LINK_DAYS } from '@potli/api/contract/policy';
import { count } from '@potli/api/units/duration';
import type { Message, Shop } from '../Message.ts';
import { securityNote } from './securityNote.ts';

/** The mail with the link that verifies the address. */
export const emailVerificationMail = (
  { name, link }: { name: string; link: string },
  { productName }: Pick<Shop, 'productName'>,
): Message => ({
  subject: `Verify your e-mail for ${productName}`,
  preview: 'Your cashback is sent to your bank only after that.',
  name,
  blocks: [
    {
      kind: 'text',
      text: `Please verify that this is your address, within ${count(EMAIL_LINK_DAYS, 'day')}. Your cashback is sent to your bank only after that.`,
    },
    { kind: 'button', label: 'Verify my e-mail', href: link },
    { kind: 'text', text: `If you have no ${productName} account, ignore this mail.` },
  ],
  footnote: securityNote,
});
