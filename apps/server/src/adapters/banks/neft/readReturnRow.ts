import type { ReturnLine } from '../../../domain/transferFiles/applyReturnLine.ts';
import type { NeftFormat } from './NeftFormat.ts';

const AMOUNT = /^(?:₹|Rs\.?|INR)?\s*(\d[\d,]{0,15})(?:\.(\d{1,2}))?$/i;
/** Fewer digits would fit too many accounts. */
const ENDING = /\d{4,}$/;

/** A line of a return file by its headings. `waiting`: the bank has not decided. */
export function readReturnRow(
  { returned: format }: NeftFormat,
  row: Readonly<Record<string, string>>,
): ReturnLine | 'waiting' | { problem: string } {
  const cells = new Map(Object.entries(row).map(([heading, text]) => [plain(heading), text.trim()]));
  const cell = (heading: string | undefined) => (heading && cells.get(plain(heading))) || undefined;
  const payoutId = toPayoutId(cell(format.reference) ?? '');
  if (payoutId === undefined) return { problem: 'The reference is none of ours.' };
  const outcome = outcomeOf(format, cell(format.status) ?? '');
  if (outcome === 'waiting') return outcome;
  if (outcome === undefined) return { problem: 'The status is none of those in the format.' };
  const amount = format.amount === undefined ? undefined : toPaise(cell(format.amount) ?? '');
  if (format.amount !== undefined && amount === undefined) return { problem: 'The amount cannot be read.' };
  const ending = format.account === undefined ? undefined : ENDING.exec(cell(format.account) ?? '')?.[0];
  if (format.account !== undefined && ending === undefined) return { problem: 'The account has no digits to compare.' };
  const [utr, reason] = [cell(format.utr), cell(format.reason)];
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
  return kinds.find((kind) => format[kind].some((each) => plain(each) === plain(word)));
}

function toPayoutId(reference: string): string | undefined {
  const [, ...parts] =
    /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i.exec(reference) ?? [];
  return parts.length > 0 ? parts.join('-').toLowerCase() : undefined;
}

function toPaise(text: string): bigint | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole.replaceAll(',', '') + decimals.padEnd(2, '0'));
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();
