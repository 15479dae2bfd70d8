import type { CashbackEntry, getMyCashback, ResponseOf } from '@potli/api';
import { journalCauses, type MemberAccount } from '@potli/api/contract/journals';
import { toRupees } from '@potli/api/units/money';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { account, entry, journal, wallet } from '../../../db/schema/ledger.ts';
import { type PageRequest, toPage, windowOf } from '../../platform/shared/paging.ts';
import { emptyBalances } from '../journals/accounts.ts';
import { toWallet } from '../journals/createWalletService.ts';
import { readBalances } from '../journals/lockWallets.ts';
import { isOfFriend, readShopNames } from './readShopNames.ts';

type Cashback = ResponseOf<typeof getMyCashback>;
type JournalRow = Pick<typeof journal.$inferSelect, 'id' | 'seq' | 'kind' | 'reference' | 'happenedAt'>;

/** My Cashback: the totals of a member and what changed them (docs/product/money.md#my-cashback). */
export function createCashbackService({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The totals and a page of journals, newest first. Costs as much as the page, whatever the size of the ledger. */
    cashbackOf(memberId: bigint, request: PageRequest): Promise<Cashback> {
      // one snapshot: totals and journals belong together
      return orm.transaction(
        async (queries) => {
          const balances = (await readBalances(queries, [memberId])).get(memberId) ?? emptyBalances();
          const [counted] = await queries
            .select({ total: wallet.journals })
            .from(wallet)
            .where(eq(wallet.memberId, memberId));
          const rows = await readJournals(queries, memberId, request);
          const changes = await readChanges(queries, memberId, rows);
          const shops = await readShopNames(queries, rows);
          const { totalPages, totalCount } = toPage(rows, Number(counted?.total ?? 0n), request);
          return {
            ...toWallet(balances),
            debtAmount: toRupees(balances.DEBT),
            entries: rows.map((row) => toEntry(row, changes.get(row.id) ?? [], shops.get(row.reference) ?? null)),
            totalPages,
            totalElements: totalCount,
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },
  };
}

function readJournals(queries: Queries, memberId: bigint, request: PageRequest): Promise<JournalRow[]> {
  const { id, seq, kind, reference, happenedAt } = journal;
  return queries
    .select({ id, seq, kind, reference, happenedAt })
    .from(journal)
    .where(eq(journal.memberId, memberId))
    .orderBy(desc(journal.seq))
    .limit(windowOf(request).limit)
    .offset(windowOf(request).offset);
}

/** What the journals changed on the member's accounts, by journal. */
async function readChanges(queries: Queries, memberId: bigint, rows: readonly JournalRow[]) {
  const found = await queries
    .select({ journalId: entry.journalId, account: sql<MemberAccount>`${account.kind}`, paise: entry.amount })
    .from(entry)
    .innerJoin(account, and(eq(account.id, entry.accountId), eq(account.memberId, memberId)))
    .where(
      inArray(
        entry.journalId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(entry.accountId));
  return Map.groupBy(found, ({ journalId }) => journalId);
}

interface Change {
  account: MemberAccount;
  paise: bigint;
}

function toEntry(row: JournalRow, changes: readonly Change[], storeName: string | null): CashbackEntry {
  const { seq, kind, reference, happenedAt } = row;
  return {
    id: String(seq),
    kind,
    changes: changes.map(({ account: name, paise }) => ({ account: name, amount: toRupees(paise) })),
    at: happenedAt.toISOString(),
    reference: ['share', 'forfeiture'].includes(journalCauses[kind]) ? null : reference,
    storeName: isOfFriend(row) ? null : storeName,
  };
}
