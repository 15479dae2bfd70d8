import type { ReturnLine } from '../../../domain/transferFiles/applyReturnLine.ts';
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

/** The columns of a return file that count. */
export function returnForm({ returned: { reference, status, utr, reason, amount, account } }: NeftFormat): TableForm {
  const columns = [reference, status, utr, reason, amount, account].filter((heading) => heading !== undefined);
  return { columns, needed: [reference] };
}

/** A line of a return file by its headings. `waiting`: the bank has not decided. */
export function readReturnRow(
  { returned: format }: NeftFormat,
  row: Readonly<Record<string, string>>,
): ReturnLine | 'waiting' | { problem: string } {
  const cells = new Map(Object.entries(row).map(([heading, text]) => [headingKey(heading), bareText(text)]));
  const cell = (heading: string | undefined) => (heading && cells.get(headingKey(heading))) || undefined;
  const [reference = '', word = '', utr, reason] = [format.reference, format.status, format.utr, format.reason].map(
    cell,
  );
  const payoutId = toPayoutId(reference);
  if (payoutId === undefined) return { problem: `The reference ${quoted(reference)} is none of ours.` };
  const outcome = outcomeOf(format, word);
  if (outcome === 'waiting') return outcome;
  if (outcome === undefined) return { problem: `The status ${quoted(word)} is none of those in the format.` };
  const amount = format.amount === undefined ? undefined : tryPaise(cell(format.amount) ?? '');
  if (typeof amount === 'string') return { problem: amount };
  const account = cell(format.account) ?? '';
  const ending = format.account === undefined ? undefined : ENDING.exec(account)?.[0];
  if (format.account !== undefined && ending === undefined) {
    return { problem: `The account ${quoted(account)} has no digits to compare.` };
  }
  const noUtr = utr === undefined || outcome !== 'sent' ? undefined : whyNoUtr(utr);
  if (noUtr !== undefined) return { problem: noUtr };
  return {
    ...{ payoutId, outcome },
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

function toPayoutId(reference: string): string | undefined {
  const [, ...parts] =
    /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i.exec(reference) ?? [];
  return parts.length > 0 ? parts.join('-').toLowerCase() : undefined;
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
