import type { ReturnLine } from '../../../domain/transferFiles/applyReturnLine.ts';
import type { NeftFormat } from './NeftFormat.ts';
import { named } from './named.ts';
import { whyNoUtr } from './whyNoUtr.ts';

const AMOUNT = /^(?:₹|Rs\.?|INR)?\s*(\d[\d,]{0,15})(?:\.(\d{1,2}))?$/i;
/** Fewer digits would fit too many accounts. */
const ENDING = /\d{4,}$/;

/**
 * The names of the columns of a return file without headings, `1` to its width; undefined where it has headings.
 */
export function placesOf({ returned }: NeftFormat): string[] | undefined {
  const { reference, status, utr, reason, amount, account, width } = returned;
  const places = [reference, status, utr, reason, amount, account].filter((column) => typeof column === 'number');
  const last = Math.max(width ?? 0, ...places);
  return places.length === 0 ? undefined : Array.from({ length: last }, (_, place) => String(place + 1));
}

/** A line of a return file by its headings, or by the places of its cells. `waiting`: the bank has not decided. */
export function readReturnRow(
  { returned: format }: NeftFormat,
  row: Readonly<Record<string, string>>,
): ReturnLine | 'waiting' | { problem: string } | { note: string } {
  const cells = new Map(Object.entries(row).map(([heading, text]) => [plain(heading), text.trim()]));
  const cell = (column: string | number | undefined) =>
    column === undefined ? undefined : cells.get(plain(String(column))) || undefined;
  const [first = ''] = cells.values();
  if (format.frame.some((word) => plain(word) === plain(first))) {
    return { note: `Is above or below the payouts: ${named(first)}.` };
  }
  const [given = '', word = '', account = ''] = [cell(format.reference), cell(format.status), cell(format.account)];
  const reference = toReference(given);
  if (reference === undefined) return { problem: `The reference is none of ours: ${named(given)}.` };
  const outcome = outcomeOf(format, word);
  if (outcome === 'waiting') return outcome;
  if (outcome === undefined) return { problem: `The status is none of those in the format: ${named(word)}.` };
  const amount = format.amount === undefined ? undefined : toPaise(cell(format.amount) ?? '');
  if (format.amount !== undefined && amount === undefined) {
    return { problem: `The amount cannot be read: ${named(cell(format.amount) ?? '')}.` };
  }
  const ending = format.account === undefined ? undefined : ENDING.exec(account)?.[0];
  if (format.account !== undefined && ending === undefined) {
    return { problem: `The account has no digits to compare: ${named(account)}.` };
  }
  const [utr, reason] = [cell(format.utr)?.replace(/\s/g, '').toUpperCase(), cell(format.reason)];
  const noUtr = utr === undefined || outcome !== 'sent' ? undefined : whyNoUtr(utr);
  if (noUtr !== undefined) return { problem: noUtr };
  return {
    ...{ reference, outcome },
    ...(utr !== undefined && { utr }),
    ...(reason !== undefined && { reason }),
    ...(amount !== undefined && { amountPaise: amount }),
    ...(ending !== undefined && { accountEnding: ending }),
  };
}

function outcomeOf(format: NeftFormat['returned'], word: string): ReturnLine['outcome'] | 'waiting' | undefined {
  const kinds = ['sent', 'failed', 'returned', 'waiting'] as const;
  return kinds.find((kind) => format[kind].some((each) => plain(each) === plain(word)));
}

/** One of ours, or the id of a payout: files had that before, and `payoutId` still has it. */
function toReference(text: string): string | undefined {
  const [, ...parts] = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i.exec(text) ?? [];
  if (parts.length > 0) return parts.join('-').toLowerCase();
  return /^P\d{12}$/i.test(text) ? text.toUpperCase() : undefined;
}

function toPaise(text: string): bigint | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole.replaceAll(',', '') + decimals.padEnd(2, '0'));
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();
