import type { getMyStatement, RequestOf, ResponseOf, StatementLine } from '@potli/api';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { account, entry, journal, wallet } from '../../../db/schema/ledger.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import type { ReceiptSigner } from '../../platform/signing/createReceiptSigner.ts';
import { hasEnded, readReceiptKeys } from '../../platform/signing/receiptKeys.ts';
import { isOfFriend, readShopNames } from '../cashback/readShopNames.ts';
import { emptyBalances, mapBalances } from '../journals/accounts.ts';
import { readBalances } from '../journals/lockWallets.ts';

type StatementPart = ResponseOf<typeof getMyStatement>;
type PartRequest = RequestOf<typeof getMyStatement>['query'];

/** The chain of a member, for the statement that proves itself (docs/verify.md). */
export function createStatementService({ database: { orm }, limits, signer }: StatementTools) {
  return {
    /**
     * The lines after a number, oldest first, and what the whole chain comes to. Costs as much as the lines asked for, wherever they are.
     * Lines never change, so parts that were read one after the other fit together.
     * @throws ProblemError tooMany by `statementPagePerMinute`
     */
    async partOf(memberId: bigint, request: PartRequest): Promise<StatementPart> {
      await limits.consume('statementPagePerMinute', String(memberId));
      // one snapshot: head, balances and lines belong together
      return orm.transaction((queries) => readPart(queries, { memberId, signer }, request), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
    },
  };
}

interface StatementTools {
  database: Pick<Database, 'orm'>;
  limits: Pick<RateLimiter, 'consume'>;
  signer: HeadSigner;
}

type HeadSigner = Pick<ReceiptSigner, 'keyId' | 'signHead'>;

async function readPart(
  queries: Queries,
  { memberId, signer }: { memberId: bigint; signer: HeadSigner },
  request: PartRequest,
): Promise<StatementPart> {
  const [chain] = await queries
    .select({ total: wallet.journals, head: wallet.head })
    .from(wallet)
    .where(eq(wallet.memberId, memberId));
  const balances = (await readBalances(queries, [memberId])).get(memberId) ?? emptyBalances();
  const rows = await readJournals(queries, memberId, request);
  const entries = await readEntries(queries, rows);
  const shops = await readShopNames(queries, rows);
  const [total, head] = [chain?.total ?? 0n, toHex(chain?.head ?? Buffer.alloc(32))];
  const summary = { memberId: String(memberId), lines: String(total), madeAt: new Date().toISOString(), head };
  return {
    memberId: summary.memberId,
    madeAt: summary.madeAt,
    total: Number(total),
    head,
    ...(await signAt(queries, signer, summary)),
    balances: mapBalances(balances, String),
    lines: rows.map((row) => toLine(row, entries.get(row.id) ?? [], shops.get(row.reference) ?? null)),
  };
}

/** Null from a host whose key was replaced: its signatures would not be accepted. */
async function signAt(
  queries: Queries,
  { keyId, signHead }: HeadSigner,
  summary: Parameters<HeadSigner['signHead']>[0],
): Promise<Pick<StatementPart, 'keyId' | 'signature'>> {
  const { keys } = await readReceiptKeys(queries);
  if (hasEnded(keys, keyId, new Date(summary.madeAt))) return { keyId: null, signature: null };
  return { keyId, signature: signHead(summary) };
}

type JournalRow = Awaited<ReturnType<typeof readJournals>>[number];

function readJournals(queries: Queries, memberId: bigint, { after, size }: PartRequest) {
  const { id, seq, kind, key, reference, salt, happenedAt, prevHash, hash } = journal;
  const commitment = sql<string>`encode(journal_commitment(${salt}, ${key}, ${reference}), 'hex')`;
  return queries
    .select({ id, seq, kind, key, reference, salt, happenedAt, prevHash, hash, commitment })
    .from(journal)
    .where(and(eq(journal.memberId, memberId), gt(journal.seq, BigInt(after))))
    .orderBy(asc(journal.seq))
    .limit(size);
}

interface Entry {
  account: string;
  paise: bigint;
}

/** All entries of the journals, with those of the house. */
async function readEntries(queries: Queries, rows: readonly JournalRow[]): Promise<Map<bigint, Entry[]>> {
  const journals = rows.map(({ id }) => id);
  const found = await queries
    .select()
    .from(entry)
    .where(inArray(entry.journalId, journals))
    .orderBy(asc(entry.journalId), asc(entry.accountId));
  const accounts = await readAccountNames(queries, [...new Set(found.map(({ accountId }) => accountId))]);
  const named = found.map(({ journalId, accountId, amount }) => ({
    journalId,
    account: accounts.get(accountId) ?? '',
    paise: amount,
  }));
  return Map.groupBy(named, ({ journalId }) => journalId);
}

/** Read apart from the entries: joined with them, PostgreSQL would read the accounts of all members. */
async function readAccountNames(queries: Queries, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const found = await queries
    .select({ id: account.id, kind: account.kind })
    .from(account)
    .where(inArray(account.id, ids));
  return new Map(found.map(({ id, kind }) => [id, kind]));
}

function toLine(row: JournalRow, entries: readonly Entry[], storeName: string | null): StatementLine {
  const { seq, happenedAt, kind, salt, key, reference, commitment, prevHash, hash } = row;
  if (!salt || !prevHash || !hash) throw new Error('A journal of a member has no place in a chain');
  const isClosed = isOfFriend(row);
  return {
    seq: String(seq),
    at: happenedAt.toISOString(),
    kind,
    entries: Object.fromEntries(entries.map(({ account: name, paise }) => [name, String(paise)])),
    cause: isClosed ? null : { salt, key, reference },
    commitment,
    previous: toHex(prevHash),
    hash: toHex(hash),
    storeName: isClosed ? null : storeName,
  };
}

const toHex = (bytes: Buffer) => bytes.toString('hex');
