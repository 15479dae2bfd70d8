import { PASSWORD_LINK_MINUTES } from '@potli/api/contract/policy';
import { count } from '@potli/api/units/duration';
import type { Message, Shop } from '../Message.ts';
import { securityNote } from './securityNote.ts';

/** The mail with the link to set a new password. */
export const passwordResetMail = (
  { name, link }: { name: string; link: string },
  { productName }: Pick<Shop, 'productName'>,
): Message => ({
  subject: `Set a new password for ${productName}`,
  preview: `The link works for ${count(PASSWORD_LINK_MINUTES, 'minute')}.`,
  name,
  blocks: [
    {
      kind: 'text',
      text: `Someone, hopefully you, asked for a new password for your ${productName} account. Set it here within ${count(PASSWORD_LINK_MINUTES, 'minute')}.`,
    },
    { kind: 'button', label: 'Set a new password', href: link },
    { kind: 'text', text: 'If this was not you, ignore this mail. Your password has not changed.' },
  ],
  footnote: securityNote,
});
