import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { createRandom, shuffled } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { expectedMoney } from '../../../testing/expectedMoney.ts';
import { longTimeout } from '../../../testing/longTimeout.ts';
import { addShoppers, type PlannedReport, planReports, type Shopper, tell } from '../../../testing/randomReports.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { walletsOf } from '../../../testing/walletsOf.ts';
import { isWholeRun, seedsFor } from '../../../testing/wholeRun.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { inLanes } from '../../platform/shared/inLanes.ts';
import { canonicalAdapter, toCanonical } from '../reports/canonicalReport.ts';
import { receiveBodies } from './receiveBodies.ts';

const CONNECTIONS = 20;
const { url, close: closeOwn } = await createTestDatabase();
const database = await openDatabase(url, { size: CONNECTIONS, ...longTimeout });
afterAll(async () => {
  await database.close();
  await closeOwn();
});

type Random = ReturnType<typeof createRandom>;

/** Parts of up to twelve. */
function inGroups<Row>(rows: readonly Row[], random: Random): Row[][] {
  const groups: Row[][] = [];
  for (let start = 0; start < rows.length; start += groups.at(-1)?.length ?? 0) {
    groups.push(rows.slice(start, start + 1 + random(12)));
  }
  return groups;
}

const receiveGroup = (plans: readonly PlannedReport[], network: string, shoppers: readonly Shopper[]) =>
  receiveBodies(
    database,
    plans.map((plan) => toCanonical(tell(plan, network, shoppers))),
    canonicalAdapter,
  );

describe.each(seedsFor(11, 2026, 777))(
  'reports in groups, in any order, twice, over many connections (seed %i)',
  (seed) => {
    const random = createRandom(seed);

    it('leave every wallet equal to its orders', async () => {
      const shoppers = await addShoppers(database, `S${seed}M`, 9);
      const plans = planReports(random, shoppers.length, 120, 400);
      const groups = inGroups(shuffled(plans, random), random);
      const receive = (group: PlannedReport[]) => receiveGroup(group, `net${seed}`, shoppers);
      const outcomes = (await inLanes(CONNECTIONS, groups, receive)).flat();
      expect(outcomes.filter((outcome) => outcome === 'duplicate').length).toBe(plans.length - 400);
      expect(outcomes.filter((outcome) => outcome === 'applied' || outcome === 'stale')).toHaveLength(400);
      expect(await walletsOf(database, shoppers)).toEqual(expectedMoney(plans, shoppers));
    });

    it('in other orders leave the same wallets', async () => {
      const plans = planReports(random, 3, 6, 24);
      const wallets = [];
      for (let turn = 0; turn < (isWholeRun ? 12 : 4); turn += 1) {
        const name = `S${seed}P${turn}M`;
        const shoppers = await addShoppers(database, name, 3);
        for (const group of inGroups(shuffled(plans, random), random)) await receiveGroup(group, name, shoppers);
        wallets.push(await walletsOf(database, shoppers));
        expect(wallets.at(-1)).toEqual(expectedMoney(plans, shoppers));
      }
      expect(new Set(wallets.map((each) => each.map((wallet) => Object.values(wallet).join()).join(';'))).size).toBe(1);
    });

    it('leave a correct ledger', async () => {
      const found = await checkLedger(database);
      expect(found).toEqual(soundLedger);
    });
  },
);
