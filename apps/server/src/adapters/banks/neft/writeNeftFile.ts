import { indiaDay } from '@potli/api/units/india';
import { plainRupees } from '@potli/api/units/money';
import type { FiledTransfer } from '../../../domain/payouts/transferFiles/FiledTransfer.ts';
import { bankText } from '../bankText.ts';
import { formatDay } from './formatDay.ts';
import type { NeftFormat } from './NeftFormat.ts';

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
  { columns, headings, delimiter, above, below }: NeftFormat,
  account: NeftAccount,
  transfers: readonly FiledTransfer[],
  at: Date,
): string {
  const shared = { debitAccount: bankText(account.debitAccount, 34), day: indiaDay(at) };
  const frame = { ...shared, count: String(transfers.length), total: plainRupees(sumOf(transfers)) };
  const rows = [
    ...above.map((line) => toCells(line, frame)),
    ...(headings ? [columns.map(({ heading }) => heading)] : []),
    ...transfers.map((transfer) => toCells(columns, { ...shared, ...toValues(transfer, account) })),
    ...below.map((line) => toCells(line, frame)),
  ];
  return rows.map((cells) => `${cells.join(delimiter)}\r\n`).join('');
}

type Cell<Field extends string> = { value: string } | { field: Field; format?: Parameters<typeof formatDay>[1] };

/** @param values the text of each field; a date is the `day`, in the format of its column */
function toCells<Field extends string>(
  cells: readonly Cell<Field>[],
  values: Record<Exclude<Field, 'date'>, string> & { day: string },
): string[] {
  return cells.map((cell) => {
    if (!('field' in cell)) return cell.value;
    const { field, format } = cell;
    return field === 'date' ? formatDay(values.day, format) : values[field as Exclude<Field, 'date'>];
  });
}

const sumOf = (transfers: readonly FiledTransfer[]) =>
  transfers.reduce((sum, { amountPaise }) => sum + amountPaise, 0n);

function toValues({ payoutId, reference, amountPaise, target }: FiledTransfer, { narration }: NeftAccount) {
  if (target.kind !== 'account') throw new Error('A UPI ID is in the queue for a NEFT file');
  return {
    payoutId,
    reference,
    amount: plainRupees(amountPaise),
    holderName: neftName(target.holderName),
    accountNumber: bankText(target.accountNumber, 34),
    ifscCode: bankText(target.ifscCode, 11),
    narration: bankText(narration, MOST_NARRATION),
  };
}
