import { formatDateTime } from '@potli/ui/format/formatDateTime';
import type { Message, Shop } from '../Message.ts';

/** What a check of the ledger found. */
export interface LedgerAlarm {
  checkedAt: Date;
  /** What is wrong, and how often. */
  findings: readonly (readonly [what: string, count: string])[];
}

/** The mail to the operator of the shop when a check of the ledger finds something new. It has counts only. */
export const ledgerAlarmMail = (
  { checkedAt, findings }: LedgerAlarm,
  { productName }: Pick<Shop, 'productName'>,
): Message => ({
  subject: `The ledger of ${productName} is not sound`,
  preview: 'A check of the ledger found something that must not be.',
  name: '',
  blocks: [
    {
      kind: 'text',
      text: 'A check of the ledger found what is below. In a sound ledger all of it is 0. Somebody or something changed rows that are never changed.',
    },
    { kind: 'facts', rows: [['Checked', `${formatDateTime(checkedAt.toISOString(), 'N/A')} IST`], ...findings] },
    {
      kind: 'text',
      text: 'Stop payouts (PAYOUTS_AT=off), keep a copy of the database, and run "potli ledger check --full". You get no other mail until the findings are others.',
    },
  ],
  footnote: `This mail goes to the operator of ${productName}: its address is the setting OPERATOR_EMAIL.`,
});
