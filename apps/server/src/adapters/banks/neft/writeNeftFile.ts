import type { FiledTransfer } from '../../../domain/transferFiles/makeTransferFile.ts';
import { bankText } from '../bankText.ts';
import type { NeftField, NeftFormat } from './NeftFormat.ts';

interface NeftAccount {
  /** The account that pays. */
  debitAccount: string;
  /** What members read in their statement of account. */
  narration: string;
}

const MOST_NAME = 40;
const MOST_NARRATION = 30;
const NAME_SIGNS = " '-.";

/** How a holder is written; empty where no Latin letter is left. */
export const neftName = (holderName: string): string => bankText(holderName, MOST_NAME, NAME_SIGNS);

/** The text of a file. No cell ends early or begins as a formula, whatever a member typed. */
export function writeNeftFile(
  { columns, headings, delimiter }: NeftFormat,
  account: NeftAccount,
  transfers: readonly FiledTransfer[],
  at: Date,
): string {
  const toCells = (transfer: FiledTransfer) => {
    const values = toValues(transfer, account, at);
    return columns.map((column) => ('field' in column ? values[column.field] : column.value));
  };
  const rows = [...(headings ? [columns.map(({ heading }) => heading)] : []), ...transfers.map(toCells)];
  return rows.map((cells) => `${cells.join(delimiter)}\r\n`).join('');
}

function toValues({ payoutId, amountPaise, target }: FiledTransfer, account: NeftAccount, at: Date) {
  if (target.kind !== 'account') throw new Error('A UPI ID is in the queue for a NEFT file');
  return {
    payoutId,
    reference: payoutId.replaceAll('-', ''),
    amount: `${amountPaise / 100n}.${String(amountPaise % 100n).padStart(2, '0')}`,
    holderName: neftName(target.holderName),
    accountNumber: bankText(target.accountNumber, 34),
    ifscCode: bankText(target.ifscCode, 11),
    debitAccount: bankText(account.debitAccount, 34),
    narration: bankText(account.narration, MOST_NARRATION),
    date: new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(at),
  } satisfies Record<NeftField, string>;
}
