import { afterAll, describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { isWholeRun, seedsFor } from '../../../testing/wholeRun.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { receiveBodies } from '../apply/receiveBodies.ts';
import { recountClaimed } from '../apply/recountClaimed.ts';
import { canonicalAdapter, toCanonical } from '../reports/canonicalReport.ts';
import { answerDispute } from './answerDispute.ts';
import { decideClaimOrder } from './decideClaimOrder.ts';
import { addDispute } from './disputeRows.ts';

const CLAIMS = isWholeRun ? 40 : 15;
const database = await createTestDatabase();
afterAll(() => database.close());
const { orm, pool } = database;

type Random = ReturnType<typeof createRandom>;

interface PlannedOrder {
  orderId: string;
  salePaise: bigint;
  isApproved: boolean;
  commissionPaise: bigint;
}

const cashbackOf = (salePaise: bigint) => (salePaise * 500n) / 10_000n;

/** What was bought in one visit: the claimed purchase, known to the network by its number, its amount or not at all; and others. */
function planOrders(random: Random, name: string, claimedPaise: bigint): PlannedOrder[] {
  const order = (orderId: string, salePaise: bigint): PlannedOrder => ({
    orderId,
    salePaise,
    isApproved: random(2) === 0,
    commissionPaise: salePaise / 10n,
  });
  // without taxes the network knows less than the member, and more where the member forgot the shipping
  const reportedPaise = [claimedPaise, (claimedPaise * 100n) / 118n, claimedPaise + 4_900n][random(3)] ?? claimedPaise;
  const claimed = [[order(name, reportedPaise)], [order(`N-${name}`, claimedPaise)], []][random(3)] ?? [];
  const others = Array.from({ length: random(4) }, (_, n) =>
    order(`${name}-other-${n}`, random(4) === 0 ? claimedPaise : BigInt(100 + random(900_000))),
  );
  return [...claimed, ...others];
}

async function planClaim(random: Random, name: string) {
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId, { clickedAt: new Date('2026-10-01T05:00:00Z') });
  const orderPaise = BigInt(10_000 + random(500_000));
  const claim = await addDispute(orm, {
    memberId,
    sourceType: 'STORE',
    sourceId: 1n,
    disputeType: 'MISSING_CASHBACK',
    storeOrderId: name,
    orderTime: new Date('2026-10-01T06:00:00Z'),
    orderPaise,
    clickId,
  });
  if (!claim) throw new Error('no claim');
  await orm.transaction((queries) =>
    answerDispute(queries, { id: claim.id, author: 'shop', status: 'APPROVED', words: null }),
  );
  const orders = planOrders(random, name, orderPaise);
  const reports = orders.flatMap(({ orderId, salePaise, isApproved, commissionPaise }) =>
    (isApproved ? (['tracked', 'approved'] as const) : (['tracked'] as const)).map((status, day) =>
      sampleReport({
        network: `n ${name}`,
        orderId,
        clickId,
        status,
        saleAmountPaise: salePaise,
        commissionPaise,
        occurredAt: new Date(Date.UTC(2026, 9, 2 + day)),
      }),
    ),
  );
  return { memberId, claimId: claim.id, name, orderPaise, orders, reports: shuffled(reports, random) };
}

const walletOf = async (memberId: bigint) => {
  const { APPROVED = 0n, PENDING = 0n } = (await readBalances(orm, [memberId])).get(memberId) ?? {};
  return { approved: APPROVED, pending: PENDING };
};

const sumOf = ({ approved, pending }: Awaited<ReturnType<typeof walletOf>>) => approved + pending;

describe.each(seedsFor(5, 77, 2_026, 4_004, 91_823))('orders of the click of a granted claim (seed %i)', (seed) => {
  it('are each paid once, in whatever order they are reported', async () => {
    const random = createRandom(seed);
    for (let n = 0; n < CLAIMS; n += 1) {
      const plan = await planClaim(random, `c${seed}-${n}`);
      for (const report of plan.reports) {
        const [outcome] = await receiveBodies(database, [toCanonical(report)], canonicalAdapter);
        // a network that signs is answered with 2xx
        expect(outcome).toBeOneOf(['applied', 'stale', 'parked']);
      }
      await recountClaimed(database);

      const granted = cashbackOf(plan.orderPaise);
      const claimed =
        plan.orders.find(({ orderId }) => orderId === plan.name) ??
        plan.orders.find(({ salePaise }) => salePaise === plan.orderPaise);
      if (!claimed) {
        // only a person can decide
        expect(await walletOf(plan.memberId)).toEqual({ approved: granted, pending: 0n });
        for (const { orderId } of plan.orders) {
          const decision = {
            claimId: plan.claimId,
            network: `n ${plan.name}`,
            orderId,
            isClaimed: false,
            who: 'cli:asha',
          };
          await decideClaimOrder(database, decision);
        }
      }
      const expected = { approved: granted, pending: 0n };
      for (const order of plan.orders) {
        const full = cashbackOf(order.salePaise);
        const paid = order === claimed ? (full > granted ? full - granted : 0n) : full;
        expected[order.isApproved ? 'approved' : 'pending'] += paid;
      }
      const all = JSON.stringify(plan, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
      const wallet = await walletOf(plan.memberId);
      // of several orders with the amount of the claim, the first one reported is its order
      const isOneOfMany =
        claimed?.orderId !== plan.name &&
        plan.orders.filter((each) => each.salePaise === claimed?.salePaise).length > 1;
      if (isOneOfMany) expect(sumOf(wallet), all).toBe(sumOf(expected));
      else expect(wallet, all).toEqual(expected);
      const { rows } = await pool.query('select network_order_id from shop_order where network = $1', [
        `n ${plan.name}`,
      ]);
      expect(rows).toHaveLength(plan.orders.length);
    }
    expect(await checkLedger(database)).toEqual(soundLedger);
  });
});
