import { journalCauses, type MemberAccount } from '../../contract/journals.ts';
import type * as calls from '../../contract/tax.ts';
import { type MyPan, maskPan } from '../../contract/tax.ts';
import type { CashbackEntry } from '../../contract/wallet.ts';
import { INDIA_AHEAD_MS, indiaDay } from '../../units/india.ts';
import { toPaise, toRupees } from '../../units/money.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { unauthorized } from '../http/MockProblem.ts';

interface TaxData {
  /** What changed a member's money, newest first. */
  journalsOf: (email: string | undefined) => readonly CashbackEntry[];
  /** Whether an order came through a link that the member shared. */
  isShared: (orderId: string | null) => boolean;
  nowMs: number;
}

const inIndia = (ms: number) => new Date(ms + INDIA_AHEAD_MS);
const startOf = (year: number, month: number) => Date.UTC(year, month, 1) - INDIA_AHEAD_MS;

function yearOf(ms: number): number {
  const india = inIndia(ms);
  return india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0);
}

/** How an account counts in what the member earned. */
const owedSigns: Partial<Record<MemberAccount, number>> = { APPROVED: 1, FORFEITED: 1, DEBT: -1 };

// the demo has no tax rule
const noPan: MyPan = { isAsked: false, masked: null, savedAt: null, rates: null };

/** What members earned in a financial year, by the journals that the mock knows, and their PANs, stored as long as these resolvers exist. */
export function taxResolvers({ journalsOf, isShared, nowMs }: TaxData): ResolversOf<typeof calls> {
  const pans = new Map<string, MyPan>();
  const incomeOf = (journals: readonly CashbackEntry[]) => {
    const paise = { ownOrders: 0, sharedLinks: 0, referrals: 0 };
    for (const { kind, changes, reference } of journals) {
      const about = journalCauses[kind];
      if (about !== 'order' && about !== 'share') continue;
      const name = about === 'share' ? 'referrals' : isShared(reference) ? 'sharedLinks' : 'ownOrders';
      for (const { account, amount } of changes) {
        paise[name] += (owedSigns[account] ?? 0) * toPaise(amount);
      }
    }
    const { ownOrders, sharedLinks, referrals } = paise;
    return {
      ownOrders: toRupees(ownOrders),
      sharedLinks: toRupees(sharedLinks),
      referrals: toRupees(referrals),
      total: toRupees(ownOrders + sharedLinks + referrals),
      // the demo has no tax rule
      withheld: 0,
    };
  };
  return {
    getMyYear({ query: { year = yearOf(nowMs) } }, { email }) {
      const all = journalsOf(email);
      const within = (from: number, until: number) =>
        incomeOf(all.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < until));
      const [from, until] = [startOf(year, 3), startOf(year + 1, 3)];
      const months = Array.from({ length: 12 }, (_, n) => 3 + n)
        .filter((month, n) => n === 0 || startOf(year, month) <= nowMs)
        .map((month) => ({
          month: indiaDay(new Date(startOf(year, month))).slice(0, 7),
          ...within(startOf(year, month), startOf(year, month + 1)),
        }));
      const first = yearOf(Math.min(nowMs, ...all.map(({ at }) => Date.parse(at))));
      const years = Array.from({ length: yearOf(nowMs) - first + 1 }, (_, n) => yearOf(nowMs) - n);
      return { year, ...within(from, until), months, years };
    },
    getMyPan: (_request, { email = '' }) => pans.get(email) ?? noPan,
    saveMyPan({ body: { pan } }, { email }) {
      if (!email) throw unauthorized();
      const saved = { ...noPan, masked: maskPan(pan), savedAt: new Date(nowMs).toISOString() };
      pans.set(email, saved);
      return saved;
    },
  };
}
