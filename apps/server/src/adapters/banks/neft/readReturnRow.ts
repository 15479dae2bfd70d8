import { uuidOf } from '@potli/api/units/uuid';
import type { ReturnLine } from '../../../domain/payouts/transferFiles/applyReturnLine.ts';
import { ProblemError } from '../../../errors/ProblemError.ts';
import { headingKey } from '../../../incoming/headings.ts';
import { bareText } from '../../../incoming/plainText.ts';
import { quoted } from '../../../incoming/quoted.ts';
import { readRupees } from '../../../incoming/readRupees.ts';
import type { TableForm } from '../../../incoming/readTable.ts';
import type { NeftFormat } from './NeftFormat.ts';
import { whyNoUtr } from './whyNoUtr.ts';

/** Fewer digits would fit too many accounts. */
const ENDING = /\d{4,}$/;

type Column = string | number;

/** What a column of a return file is called: by its heading, or by its place from 1 where the file has none. */
const nameOf = (column: Column): string => (typeof column === 'number' ? `column ${column}` : column);

/** The columns of a return file that count, and those of a file without headings in their order. */
export function returnForm({ returned }: NeftFormat): TableForm {
  const { reference, status, utr, reason, amount, account, frame, width = 0 } = returned;
  const columns = [reference, status, utr, reason, amount, account].filter((column) => column !== undefined);
  const places = columns.filter((column) => typeof column === 'number');
  const form = { columns: columns.map(nameOf), needed: [nameOf(reference)], frame };
  if (places.length === 0) return form;
  const last = Math.max(width, ...places);
  return { ...form, unnamed: Array.from({ length: last }, (_, place) => nameOf(place + 1)) };
}

/** A line of a return file by its headings, or by the places of its cells. `waiting`: the bank has not decided. */
export function readReturnRow(
  { returned: format }: NeftFormat,
  row: Readonly<Record<string, string>>,
): ReturnLine | 'waiting' | { problem: string } {
  const cells = new Map(Object.entries(row).map(([heading, text]) => [headingKey(heading), bareText(text)]));
  const cell = (column: Column | undefined) =>
    (column !== undefined && cells.get(headingKey(nameOf(column)))) || undefined;
  const [given = '', word = '', account = ''] = [cell(format.reference), cell(format.status), cell(format.account)];
  const reference = toReference(given);
  if (reference === undefined) return { problem: `The reference ${quoted(given)} is none of ours.` };
  const outcome = outcomeOf(format, word);
  if (outcome === 'waiting') return outcome;
  if (outcome === undefined) return { problem: `The status ${quoted(word)} is none of those in the format.` };
  const amount = format.amount === undefined ? undefined : tryPaise(cell(format.amount) ?? '');
  if (typeof amount === 'string') return { problem: amount };
  const ending = format.account === undefined ? undefined : ENDING.exec(account)?.[0];
  if (format.account !== undefined && ending === undefined) {
    return { problem: `The account ${quoted(account)} has no digits to compare.` };
  }
  const [utr, reason] = [cell(format.utr)?.replace(/\s/g, '').toUpperCase(), cell(format.reason)];
  const noUtr = utr === undefined || outcome !== 'sent' ? undefined : whyNoUtr(utr);
  if (noUtr !== undefined) return { problem: noUtr };
  return {
    reference,
    outcome,
    ...(utr !== undefined && { utr }),
    ...(reason !== undefined && { reason }),
    ...(amount !== undefined && { amountPaise: amount }),
    ...(ending !== undefined && { accountEnding: ending }),
  };
}

function outcomeOf(format: NeftFormat['returned'], word: string): ReturnLine['outcome'] | 'waiting' | undefined {
  const kinds = ['sent', 'failed', 'returned', 'waiting'] as const;
  return kinds.find((kind) => format[kind].some((each) => headingKey(each) === headingKey(word)));
}

/** One of ours, or the id of a payout: files had that before, and `payoutId` still has it. */
function toReference(text: string): string | undefined {
  return uuidOf(text) ?? (/^P\d{12}$/i.test(text) ? text.toUpperCase() : undefined);
}

/** @returns why not, for an amount that cannot be read */
function tryPaise(text: string): bigint | string {
  try {
    return readRupees(text, 'amount', 'refuse');
  } catch (error) {
    if (error instanceof ProblemError) return error.message;
    throw error;
  }
}
