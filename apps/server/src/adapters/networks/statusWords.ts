import { type ReportStatus, reportStatuses } from '../../domain/orders/reports/OrderReport.ts';
import { invalid } from '../../errors/ProblemError.ts';
import { headingKey } from '../../incoming/headings.ts';
import { isNothing } from '../../incoming/isNothing.ts';
import { bareText } from '../../incoming/plainText.ts';
import { quoted } from '../../incoming/quoted.ts';

/**
 * What networks commonly say, whichever they are (docs/networks.md#words-for-a-status). A word that one network uses for a
 * decision and another for a step before it counts as tracked, since only a decision moves money.
 */
export const commonWords: Readonly<Record<ReportStatus, readonly string[]>> = {
  tracked: [
    ...['pending', 'tracked', 'new', 'open', 'opened', 'created', 'received', 'recorded', 'initiated', 'registered'],
    ...['hold', 'on hold', 'held', 'waiting', 'awaiting', 'awaiting approval', 'delayed', 'extended', 'tentative'],
    ...['processing', 'in process', 'in progress', 'in review', 'under review', 'review', 'unconfirmed', 'unverified'],
    ...['pending approval', 'pending validation', 'not validated', 'estimated', 'shipped', 'delivered', 'completed'],
    ...['complete', 'success', 'successful', 'ordered', 'placed', 'purchased'],
  ],
  approved: [
    ...['approved', 'approve', 'accepted', 'confirmed', 'confirm', 'validated', 'valid', 'verified', 'authorised'],
    ...['authorized', 'locked', 'closed', 'payable', 'ready', 'ready for payout', 'ready to pay', 'available'],
    ...['claimed', 'paid', 'paid out', 'settled', 'finalized', 'finalised', 'auto approved'],
  ],
  rejected: [
    ...['declined', 'decline', 'rejected', 'reject', 'disapproved', 'denied', 'refused', 'not approved', 'unapproved'],
    ...[
      'canceled',
      'cancelled',
      'cancel',
      'canceled by user',
      'order cancelled',
      'order canceled',
      'reversed',
      'reversal',
    ],
    ...[
      'refunded',
      'refund',
      'returned',
      'return',
      'rto',
      'void',
      'voided',
      'invalid',
      'invalidated',
      'failed',
      'failure',
    ],
    ...[
      'deleted',
      'removed',
      'expired',
      'fraud',
      'fraudulent',
      'duplicate',
      'chargeback',
      'charged back',
      'auto rejected',
    ],
  ],
};

/** Words of a status by what they mean, without case, blanks and hyphens. */
export type StatusTable = ReadonlyMap<string, ReportStatus>;

/** @param own words of the network, which count before the common ones; the last of them first */
export function statusTable(...own: Readonly<Record<string, ReportStatus>>[]): StatusTable {
  const common = reportStatuses.flatMap((status) => commonWords[status].map((word) => [word, status] as const));
  const words = [...common, ...own.flatMap((table) => Object.entries(table))];
  return new Map(words.map(([word, status]) => [statusKey(word), status]));
}

/**
 * Several words are the status in several fields: the most final one counts.
 * @throws ProblemError invalid for a word that is in no table
 */
export function readStatus(table: StatusTable, text: string): ReportStatus {
  const words = text.split('+').filter((word) => !isNothing(word));
  const statuses = (words.length === 0 ? [text] : words).map((word) => {
    const known = table.get(statusKey(word));
    if (known === undefined) throw invalid(`The status ${quoted(word)} is unknown.`);
    return known;
  });
  return statuses.reduce((one, other) => (rankOf(one) < rankOf(other) ? other : one));
}

export const rankOf = (status: ReportStatus): number => reportStatuses.indexOf(status);

/** A number keeps its sign and decimals: -1 is not 1. */
function statusKey(word: string): string {
  const bare = bareText(word).toLowerCase();
  return /\d/.test(bare) ? bare.replace(/^(\d+)\.0+$/, '$1') : headingKey(bare);
}
