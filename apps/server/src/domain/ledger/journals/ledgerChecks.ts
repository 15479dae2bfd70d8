import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import {
  accountCheckpoint,
  advanceCheckpoint,
  ledgerCheck,
  ledgerCheckRequest,
  walletCheckpoint,
} from '../../../db/schema/ledgerCheck.ts';
import { type Checked, idList } from './freshJournals.ts';
import type { LedgerCheck } from './LedgerCheck.ts';

export interface CheckResult {
  /** Recent: of what is new since the last sound check. */
  kind: 'full' | 'recent';
  startedAt: Date;
  findings: LedgerCheck;
}

/** The result of the last check, if there was one. */
export async function readLastCheck(queries: Queries): Promise<CheckResult | undefined> {
  const { kind, startedAt, findings } = ledgerCheck;
  const [last] = await queries
    .select({ kind, startedAt, findings })
    .from(ledgerCheck)
    .orderBy(desc(ledgerCheck.id))
    .limit(1);
  // checks from before there was tax, or the sale of gift cards, counted none
  const before = { driftedTaxes: 0, driftedGiftCards: 0 };
  return last && { ...last, findings: { ...before, ...(last.findings as Omit<LedgerCheck, keyof typeof before>) } };
}

/**
 * What the last check saw, if it was sound. A database that was copied into another server may count its transactions
 * from the start: then there is none.
 */
export async function findLastSound(queries: Queries): Promise<Checked | undefined> {
  const { rows } = await queries.execute<{ [Name in keyof Checked | 'holds']: string }>(sql`
    select last.snapshot::text, coalesce(before.journal_id, 0) as "journalId",
      coalesce(before.book_journal_id, 0) as "bookJournalId",
      (is_sound and pg_snapshot_xmax(last.snapshot) <= pg_snapshot_xmax(pg_current_snapshot()))::text as holds
    from (select * from ledger_check order by id desc limit 1) as last
    -- whatever was not committed at the last check began after that one
    left join lateral (
      select journal_id, book_journal_id from ledger_check
      where id < last.id and pg_snapshot_xmax(snapshot) <= pg_snapshot_xmin(last.snapshot)
      order by id desc limit 1
    ) as before on true`);
  const [last] = rows;
  return last?.holds === 'true' ? last : undefined;
}

/** Whether the operator was notified of these findings, and nothing else was found since then. */
export async function wasNotified(queries: Queries, findings: LedgerCheck): Promise<boolean> {
  const { rows } = await queries.execute<{ same: boolean }>(sql`
    select is_told and findings = ${JSON.stringify(findings)}::jsonb as same
    from ledger_check where is_told or is_sound order by id desc limit 1`);
  return rows[0]?.same === true;
}

export const isSound = (findings: LedgerCheck): boolean => Object.values(findings).every((count) => count === 0);

interface SaveOptions {
  /** Whether the operator was notified of it. */
  isNotified: boolean;
  /** Whose money moved since the check before; absent: not known. */
  members: readonly string[] | undefined;
}

/**
 * Stores a result, and where it is sound, what the next check can build on. In the transaction that read it.
 * @returns its id
 */
export async function saveCheck(
  queries: Queries,
  { kind, startedAt, findings }: CheckResult,
  { isNotified, members }: SaveOptions,
): Promise<string> {
  if (isSound(findings)) await moveCheckpoints(queries, members);
  const { rows } = await queries.execute<{ id: string }>(sql`
    insert into ledger_check
        (kind, started_at, duration_ms, findings, is_sound, is_told, snapshot, journal_id, book_journal_id)
      select ${kind}, ${startedAt.toISOString()}::timestamptz, ${Date.now() - startedAt.getTime()},
        ${JSON.stringify(findings)}::jsonb, ${isSound(findings)}, ${isNotified}, pg_current_snapshot(),
        coalesce((select max(id) from journal), 0), coalesce((select max(id) from book_journal), 0)
    returning id`);
  const [saved] = rows;
  if (!saved) throw new Error('The result of a check was not stored');
  await answerRequests(queries, kind, saved.id);
  return saved.id;
}

/**
 * Marks the open requests as answered by this check, in its transaction: a request from before it began is in its snapshot, a
 * later one is not.
 */
async function answerRequests(queries: Queries, kind: CheckResult['kind'], checkId: string): Promise<void> {
  // a full check answers both
  const fits = kind === 'full' ? undefined : eq(ledgerCheckRequest.kind, kind);
  await queries
    .update(ledgerCheckRequest)
    .set({ checkId: sql`${checkId}::bigint` })
    .where(and(isNull(ledgerCheckRequest.checkId), fits));
}

async function moveCheckpoints(queries: Queries, members: readonly string[] | undefined): Promise<void> {
  const isMoved = (memberId: SQL) =>
    members ? sql`${memberId} = any(${idList(members)})` : sql`${memberId} is not null`;
  await queries.execute(sql`
    insert into ${walletCheckpoint} (member_id, journals, head)
      select wallet.member_id, wallet.journals, wallet.head
      from wallet left join wallet_checkpoint as checkpoint using (member_id)
      where ${isMoved(sql`wallet.member_id`)} and (wallet.journals <> coalesce(checkpoint.journals, 0)
        or wallet.head <> coalesce(checkpoint.head, decode(repeat('00', 32), 'hex')))
    on conflict (member_id) do update set journals = excluded.journals, head = excluded.head`);
  await queries.execute(sql`
    insert into ${accountCheckpoint} (account_id, balance)
      select id, account.balance from account left join account_checkpoint as checkpoint on account_id = id
      where ${isMoved(sql`account.member_id`)} and account.balance <> coalesce(checkpoint.balance, 0)
    on conflict (account_id) do update set balance = excluded.balance`);
  // sound: the row of the policy is the sum of the books
  await queries.execute(sql`
    insert into ${advanceCheckpoint} (network, advanced_paise)
      select network, policy.advanced_paise
      from network_policy as policy left join advance_checkpoint as checkpoint using (network)
      where policy.advanced_paise <> coalesce(checkpoint.advanced_paise, 0)
    on conflict (network) do update set advanced_paise = excluded.advanced_paise`);
}
