import { type JournalCause, JournalKind, journalCauses } from '@potli/api/contract/journals';
import { type SQL, sql } from 'drizzle-orm';

const kindsOf = (cause: JournalCause) => JournalKind.options.filter((name) => journalCauses[name] === cause);

const isOneOf = (kind: SQL, kinds: readonly JournalKind[]): SQL =>
  sql`${kind} in (${sql.raw(kinds.map((name) => `'${name}'`).join(', '))})`;

/** Whether a column has a kind of journal with this cause. */
export const isCausedBy = (cause: JournalCause, kind: SQL): SQL => isOneOf(kind, kindsOf(cause));

/** Kinds that take all that is approved: what there is later came by the journals since then. */
export const takesAll = (kind: SQL): SQL => isOneOf(kind, ['PAYOUT', ...kindsOf('forfeiture')]);

/** Kinds by which the money of a payout is the member's again. */
export const givesBack = (kind: SQL): SQL => isOneOf(kind, ['PAYOUT_FAILED', 'PAYOUT_RETURNED']);
