import type { Message, Shop } from '../Message.ts';
import { securityNote } from './securityNote.ts';

interface SavedPan {
  name: string;
  /** With as little of it as its owner needs: `••••••234F`. */
  masked: string;
  /** There was none before. */
  isFirst: boolean;
}

/** The mail after a PAN was saved, or replaced by another one. */
export const panMail = ({ name, masked, isFirst }: SavedPan, { productName }: Pick<Shop, 'productName'>): Message => ({
  subject: `Your PAN at ${productName} was ${isFirst ? 'saved' : 'changed'}`,
  preview: 'If this was not you, set a new password.',
  name,
  blocks: [
    { kind: 'text', text: `Tax that is withheld from your payouts from now on is reported by the PAN ${masked}.` },
    {
      kind: 'text',
      text: 'If you saved it, there is nothing to do. If you did not, set a new password, and then save your own PAN in Your year.',
    },
  ],
  footnote: securityNote,
});
