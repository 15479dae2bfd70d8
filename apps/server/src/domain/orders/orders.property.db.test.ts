import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { createRandom, shuffled } from '../../testing/createRandom.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { expectedMoney } from '../../testing/expectedMoney.ts';
import { inLanes } from '../../testing/inLanes.ts';
import { addShoppers, type PlannedReport, planReports, type Shopper, tell } from '../../testing/randomReports.ts';
import { receiveReport } from '../../testing/receiveReport.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { readBalances } from '../ledger/lockWallets.ts';

const CONNECTIONS = 20;
const { url, close: closeOwn } = await createTestDatabase();
const database = await openDatabase(url, { size: CONNECTIONS });
afterAll(async () => {
  await database.close();
  await closeOwn();
});

const receiveAll = (plans: readonly PlannedReport[], network: string, shoppers: readonly Shopper[]) =>
  inLanes(CONNECTIONS, plans, (plan) => receiveReport(database, tell(plan, network, shoppers)));

async function walletsOf(shoppers: readonly Shopper[]) {
  const ids = shoppers.map(({ memberId }) => memberId);
  const balances = await readBalances(database.orm, ids);
  return ids.map((id) => {
    const { PENDING = 0n, APPROVED = 0n, DECLINED = 0n, DEBT = 0n } = balances.get(id) ?? {};
    return { pending: PENDING, approved: APPROVED - DEBT, declined: DECLINED };
  });
}

describe.each([11, 2026, 777])('reports in any order, twice, over many connections (seed %i)', (seed) => {
  const random = createRandom(seed);

  it('leave every wallet equal to its orders', async () => {
    const shoppers = await addShoppers(database, `S${seed}M`, 9);
    const plans = planReports(random, shoppers.length, 120, 400);
    const outcomes = await receiveAll(shuffled(plans, random), `net${seed}`, shoppers);
    expect(outcomes.filter((outcome) => outcome === 'duplicate').length).toBe(plans.length - 400);
    expect(outcomes.filter((outcome) => outcome === 'applied' || outcome === 'stale')).toHaveLength(400);
    expect(await walletsOf(shoppers)).toEqual(expectedMoney(plans, shoppers));
  });

  it('in every permutation leave the same wallets', async () => {
    const plans = planReports(random, 3, 6, 24);
    const wallets = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const name = `S${seed}P${turn}M`;
      const shoppers = await addShoppers(database, name, 3);
      for (const plan of shuffled(plans, random)) await receiveReport(database, tell(plan, name, shoppers));
      wallets.push(await walletsOf(shoppers));
      expect(wallets.at(-1)).toEqual(expectedMoney(plans, shoppers));
    }
    expect(new Set(wallets.map((each) => each.map((wallet) => Object.values(wallet).join()).join(';'))).size).toBe(1);
  });

  it('leave a correct ledger', async () => {
    const found = await checkLedger(database);
    expect(found).toEqual(soundLedger);
  });
});
