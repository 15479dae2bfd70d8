import type { getMyCashback, ResponseOf, Wallet } from '@potli/api';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account, entry, journal } from '../../db/schema/ledger.ts';
import { type PageRequest, toPage, windowOf } from '../shared/paging.ts';
import { toRupees } from '../shared/rupees.ts';
import { type Balances, emptyBalances } from './accounts.ts';
import { checkLedger, type LedgerCheck } from './checkLedger.ts';
import { readBalances } from './lockWallets.ts';

type Cashback = ResponseOf<typeof getMyCashback>;

export type WalletService = ReturnType<typeof createWalletService>;

/** Wallets of members: every total is a sum of entries. */
export function createWalletService({ orm, url }: Pick<Database, 'orm' | 'url'>) {
  let checking: Promise<LedgerCheck> | undefined;
  const balancesOf = async (memberId: bigint) => (await readBalances(orm, [memberId])).get(memberId) ?? emptyBalances();

  return {
    /** One check at a time: who asks meanwhile gets its answer. */
    check(): Promise<LedgerCheck> {
      checking ??= checkLedger({ url }).finally(() => {
        checking = undefined;
      });
      return checking;
    },

    async walletOf(memberId: bigint): Promise<Wallet> {
      return toWallet(await balancesOf(memberId));
    },

    /** The totals and a page of entries, newest first. */
    async cashbackOf(memberId: bigint, request: PageRequest): Promise<Cashback> {
      // one snapshot: totals and entries belong together
      const [balances, rows, [counted]] = await orm.transaction(
        async (queries) => [
          (await readBalances(queries, [memberId])).get(memberId) ?? emptyBalances(),
          await queries
            .select({ entry, journal, account: account.kind })
            .from(entry)
            .innerJoin(account, eq(account.id, entry.accountId))
            .innerJoin(journal, eq(journal.id, entry.journalId))
            .where(eq(account.memberId, memberId))
            .orderBy(desc(entry.journalId), asc(entry.accountId))
            .limit(windowOf(request).limit)
            .offset(windowOf(request).offset),
          await queries
            .select({ total: count() })
            .from(entry)
            .innerJoin(account, and(eq(account.id, entry.accountId), eq(account.memberId, memberId))),
        ],
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      const { totalPages, totalCount } = toPage(rows, counted?.total ?? 0, request);
      return {
        ...toWallet(balances),
        heldAmount: toRupees(balances.HELD),
        debtAmount: toRupees(balances.DEBT),
        entries: rows.map(toCashbackEntry),
        totalPages,
        totalElements: totalCount,
      };
    },
  };
}

function toWallet({ PENDING, APPROVED, SENT, DECLINED }: Balances): Wallet {
  return {
    trackedAmount: toRupees(PENDING),
    walletBalance: toRupees(APPROVED),
    bankTransferedAmount: toRupees(SENT),
    rejectedAmount: toRupees(DECLINED),
  };
}

interface MemberEntry {
  entry: typeof entry.$inferSelect;
  journal: typeof journal.$inferSelect;
  account: string;
}

function toCashbackEntry({ entry: row, journal: { kind, happenedAt, reference }, account: name }: MemberEntry) {
  return {
    id: `${row.journalId}-${row.accountId}`,
    kind,
    account: name,
    amount: toRupees(row.amount),
    at: happenedAt.toISOString(),
    // the referrer must not see the friend's order
    reference: kind.startsWith('REFERRAL') ? null : reference,
  };
}
