import { maskPan } from '@potli/api/contract/tax';
import { toRupees } from '@potli/api/units/money';
import { and, count, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { journal } from '../../../db/schema/ledger.ts';
import { member } from '../../../db/schema/member.ts';
import { payout } from '../../../db/schema/payout.ts';
import { selfDealing } from '../../../db/schema/selfDealing.ts';
import { session } from '../../../db/schema/session.ts';
import { type Balances, emptyBalances, mapBalances } from '../../ledger/journals/accounts.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { readJournalMoves } from '../../ledger/journals/readJournalMoves.ts';
import { findBankAccount } from '../../members/bank/bankAccountRows.ts';
import { describeTarget } from '../../members/bank/describeTarget.ts';
import { toAccountName } from '../../members/identity/createMember.ts';
import { ticketNumber } from '../../orders/disputes/ticketNumber.ts';
import { findPan, openPan } from '../../payouts/tax/panRows.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';

export type MemberFile = Awaited<ReturnType<typeof readRest>> & MemberRow;

type MemberRow = Awaited<ReturnType<typeof findMemberRow>>[number];

/** How many payouts and journals are shown, the last ones. */
const LAST = 10;

/**
 * What an operator sees of a member: no secrets, and of a bank account and a PAN the last characters. Amounts in rupees.
 * @param name the address or the id
 */
export async function readMemberFile(queries: Queries, sealer: Sealer, name: string): Promise<MemberFile | undefined> {
  const [found] = await findMemberRow(queries, name);
  return found && { ...found, ...(await readRest(queries, sealer, BigInt(found.id))) };
}

/** A member by address or id, without the rest. */
export function findMemberRow(queries: Queries, text: string) {
  const { email, name, role, createdAt, emailVerifiedAt, suspendedAt } = member;
  const isId = /^\d{1,18}$/.test(text);
  return queries
    .select({ id: sql<string>`${member.id}::text`, email, name, role, createdAt, emailVerifiedAt, suspendedAt })
    .from(member)
    .where(isId ? eq(member.id, BigInt(text)) : eq(email, toAccountName(text)));
}

async function readRest(queries: Queries, sealer: Sealer, id: bigint) {
  const [sessions] = await queries
    .select({ open: count() })
    .from(session)
    .where(and(eq(session.memberId, id), isNull(session.endedAt), sql`${session.expiresAt} > now()`));
  const claims = await queries
    .select({ id: dispute.id, createdAt: dispute.createdAt, status: dispute.status })
    .from(dispute)
    .where(and(eq(dispute.memberId, id), notInArray(dispute.status, ['APPROVED', 'REJECTED'])));
  const bank = await findBankAccount(queries, sealer, id);
  const pan = await findPan(queries, id);
  return {
    openSessions: sessions?.open ?? 0,
    paidTo: bank
      ? {
          target: describeTarget(bank.details),
          heldUntil: bank.hold?.until ?? null,
          heldBecause: bank.hold?.reason ?? null,
        }
      : null,
    pan: pan ? { masked: maskPan(openPan(sealer, pan)), savedAt: pan.savedAt } : null,
    wallet: inRupeesOf((await readBalances(queries, [id])).get(id) ?? emptyBalances()),
    selfDealing: await readFlags(queries, id),
    openClaims: claims.map((claim) => ({ ticket: ticketNumber(claim), status: claim.status })),
    lastPayouts: await readLastPayouts(queries, id),
    lastJournals: await readLastJournals(queries, id),
  };
}

const inRupeesOf = (balances: Balances): Record<string, number> => mapBalances(balances, toRupees);

function readFlags(queries: Queries, id: bigint) {
  const { reasons, foundAt, allowedAt } = selfDealing;
  return queries.select({ reasons, foundAt, allowedAt }).from(selfDealing).where(eq(selfDealing.memberId, id));
}

async function readLastPayouts(queries: Queries, memberId: bigint) {
  const { id, createdAt, state, amountPaise, utr } = payout;
  const rows = await queries
    .select({ id, createdAt, state, amountPaise, utr })
    .from(payout)
    .where(eq(payout.memberId, memberId))
    .orderBy(desc(id))
    .limit(LAST);
  return rows.map(({ amountPaise: paise, ...row }) => ({ ...row, amount: toRupees(paise) }));
}

async function readLastJournals(queries: Queries, memberId: bigint) {
  const { key, kind, reference, happenedAt } = journal;
  const rows = await queries
    .select({ key, kind, reference, happenedAt })
    .from(journal)
    .where(eq(journal.memberId, memberId))
    .orderBy(desc(journal.seq))
    .limit(LAST);
  const moved: (Omit<(typeof rows)[number], 'key'> & { moves: Record<string, number> })[] = [];
  for (const { key: journalKey, ...row } of rows) {
    const moves = inRupeesOf((await readJournalMoves(queries, memberId, journalKey)) ?? emptyBalances());
    const changed = Object.entries(moves).filter(([, rupees]) => rupees !== 0);
    moved.push({ ...row, moves: Object.fromEntries(changed) });
  }
  return moved;
}
