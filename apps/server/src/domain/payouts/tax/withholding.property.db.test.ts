import { toRupees } from '@potli/api/units/money';
import { DAY_MS } from '@potli/api/units/time';
import { afterAll, describe, expect, it } from 'vitest';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createRandom } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { seedsFor } from '../../../testing/wholeRun.ts';
import { checkLedger, checkRecent } from '../../ledger/journals/checkLedger.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { returnPayout } from '../transfers/settlePayout.ts';
import { createTaxService } from './createTaxService.ts';
import { yearOf } from './financialYear.ts';
import { addPan } from './panRows.ts';
import type { IncomeKind } from './readIncome.ts';

const database = await createTestDatabase();
const { orm, pool } = database;
afterAll(() => database.close());

const sealer = createSealer(testSettings.piiKey);
const SHOPPERS = 3;
const TURNS = 150;

interface Income {
  kind: IncomeKind;
  paise: number;
}

interface Rule {
  rateBp: number;
  withoutPanBp: number | null;
  thresholdPaise: number;
  kinds: IncomeKind[];
}

/** A payout as a child would book it: what it took, and the tax of that. */
interface Paid {
  id: string;
  year: number;
  incomes: Income[];
  /** Of the rule's kinds; null without a rule. */
  basePaise: number | null;
  taxPaise: number;
  taxedPaise: number;
  isLive: boolean;
}

interface Shopper {
  memberId: bigint;
  pans: number;
  clicks: { kind: 'OWN' | 'SHARE_LINK'; id: string }[];
  /** What no payout has that a bank took. */
  incomes: Income[];
  paid: Paid[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const worth = (incomes: readonly Income[]) => sum(incomes.map(({ paise }) => paise));

/** What must be withheld from a payout of all that a shopper has, by the words of docs/decisions/055. */
function expectedTax({ incomes, paid, pans }: Shopper, rule: Rule | undefined, year: number) {
  if (!rule) return { basePaise: null, taxPaise: 0, taxedPaise: 0 };
  const before = paid.filter((one) => one.isLive && one.year === year && one.basePaise !== null);
  const basePaise = worth(incomes.filter(({ kind }) => rule.kinds.includes(kind)));
  const yearPaise = sum(before.map((one) => one.basePaise ?? 0)) + basePaise;
  const untaxed = yearPaise - sum(before.map(({ taxedPaise }) => taxedPaise));
  if (yearPaise <= rule.thresholdPaise || untaxed <= 0) return { basePaise, taxPaise: 0, taxedPaise: 0 };
  const rateBp = pans > 0 ? rule.rateBp : (rule.withoutPanBp ?? rule.rateBp);
  const taxPaise = Math.min(Math.floor((untaxed * rateBp) / 10_000), worth(incomes) - 1);
  return { basePaise, taxPaise, taxedPaise: Math.ceil((taxPaise * 10_000) / rateBp) };
}

describe.each(seedsFor(7, 261, 5_555))('orders, PANs, rules and payouts in any order (seed %i)', (seed) => {
  it('withhold what a simple model withholds', async () => {
    const random = createRandom(seed);
    const pick = <Value>(values: readonly [Value, ...Value[]]): Value => values[random(values.length)] ?? values[0];
    let at = new Date(Date.UTC(2010 + 5 * (seed % 3), 4, 1, 6));
    let rule: Rule | undefined;
    let orders = 0;
    const seen = { taxed: 0, withoutPan: 0, afterPan: 0, back: 0, below: 0 };

    const shoppers: Shopper[] = [];
    for (let n = 0; n < SHOPPERS; n += 1) {
      // each invited the next one
      const memberId = await addMember(database, n > 0 ? `W${seed}M${n - 1}` : undefined, `W${seed}M${n}`);
      const clicks: Shopper['clicks'] = [
        { kind: 'OWN', id: await addClick(database, memberId) },
        { kind: 'SHARE_LINK', id: await addClick(database, memberId, { source: 'CUSTOM_LINK' }) },
      ];
      shoppers.push({ memberId, pans: 0, clicks, incomes: [], paid: [] });
    }
    const approved: { orderId: string; buyer: number; click: Shopper['clicks'][number]; sale: number }[] = [];

    const report = async (order: (typeof approved)[number], status: 'approved' | 'rejected') => {
      const { orderId, buyer, click, sale } = order;
      const change = { orderId, clickId: click.id, saleAmountPaise: BigInt(sale), status, occurredAt: at };
      await receiveReport(database, sampleReport(change), at);
      const sign = status === 'approved' ? 1 : -1;
      const cashback = Math.floor(sale / 20);
      shoppers[buyer]?.incomes.push({ kind: click.kind, paise: sign * cashback });
      shoppers[buyer - 1]?.incomes.push({ kind: 'REFERRAL', paise: sign * Math.floor(cashback / 20) });
    };

    const acts = {
      async order() {
        orders += 1;
        const buyer = random(SHOPPERS);
        const click = shoppers[buyer]?.clicks[random(2)];
        if (!click) throw new Error('no click');
        const order = { orderId: `W${seed}-${orders}`, buyer, click, sale: 20 + random(400_000) };
        await report(order, 'approved');
        approved.push(order);
      },
      async reject() {
        const [order] = approved.splice(random(Math.max(1, approved.length)), 1);
        if (order) await report(order, 'rejected');
      },
      async pan() {
        const shopper = shoppers[random(SHOPPERS)];
        if (!shopper) throw new Error('nobody');
        shopper.pans += 1;
        const { memberId, pans: version } = shopper;
        await addPan(orm, sealer, { memberId, version, pan: `ABCPX100${version % 10}F` });
      },
      async rule() {
        const rateBp = pick([333, 500, 500, 1_000, 0]);
        const withoutPanBp = rateBp === 0 ? null : pick([2_000, 3_333, null]);
        const kinds = pick<IncomeKind[]>([['OWN', 'SHARE_LINK', 'REFERRAL'], ['SHARE_LINK', 'REFERRAL'], ['OWN']]);
        const added = { rateBp, withoutPanBp, thresholdPaise: pick([0, 5_000, 20_000]), kinds };
        await pool.query(
          `insert into tax_rule (rate_bp, without_pan_bp, threshold_paise, kinds, valid_from) values ($1, $2, $3, $4, $5)`,
          [rateBp, withoutPanBp, added.thresholdPaise, kinds, at],
        );
        rule = rateBp === 0 ? undefined : added;
      },
      async pay() {
        const shopper = shoppers[random(SHOPPERS)];
        if (!shopper) throw new Error('nobody');
        const { memberId, incomes, paid } = shopper;
        const isSent = random(4) > 0;
        const bank = createFakeBank(() => (isSent ? 'sent' : 'refused'));
        const outcome = await createTestProcessor({ database, bank, now: () => at }).pay(memberId);
        if (worth(incomes) <= 0) {
          seen.below += 1;
          expect(outcome).toBe('nothing');
          return;
        }
        expect(outcome).toBeUndefined();
        const tax = expectedTax(shopper, rule, yearOf(at));
        const { rows } = await pool.query<Record<string, string>>(
          `select payout.id, amount_paise, base_paise, taxed_paise, tax_paise, version
           from payout left join payout_tax on payout_id = payout.id left join member_pan on member_pan.id = pan_id
           where payout.member_id = $1 order by payout.id desc limit 1`,
          [memberId],
        );
        expect(rows[0]).toMatchObject({
          amount_paise: String(worth(incomes) - tax.taxPaise),
          base_paise: tax.basePaise === null ? null : String(tax.basePaise),
          taxed_paise: tax.basePaise === null ? null : String(tax.taxedPaise),
          tax_paise: tax.basePaise === null ? null : String(tax.taxPaise),
          version: tax.basePaise === null || shopper.pans === 0 ? null : shopper.pans,
        });
        paid.push({ ...tax, id: rows[0]?.id ?? '', year: yearOf(at), incomes: [...incomes], isLive: isSent });
        if (isSent) incomes.length = 0;
        if (tax.taxPaise > 0) seen.taxed += 1;
        if (tax.taxPaise > 0 && shopper.pans === 0 && rule?.withoutPanBp) seen.withoutPan += 1;
        if (tax.taxPaise > 0 && shopper.pans > 0 && rule?.withoutPanBp) seen.afterPan += 1;
      },
      async refund() {
        const shopper = shoppers[random(SHOPPERS)];
        const live = shopper?.paid.filter(({ isLive }) => isLive) ?? [];
        const one = live[random(Math.max(1, live.length))];
        if (!shopper || !one) return;
        const back = { payoutId: one.id, at, reason: 'The account is closed.' };
        await orm.transaction((queries) => returnPayout(queries, back));
        one.isLive = false;
        shopper.incomes.push(...one.incomes);
        seen.back += 1;
      },
    };

    const often = ['order', 'order', 'order', 'order', 'pay', 'pay', 'pay', 'pay', 'refund', 'refund'] as const;
    for (let turn = 0; turn < TURNS; turn += 1) {
      at = new Date(at.getTime() + 60_000 + random(5 * DAY_MS));
      if (turn % 20 === 0) await acts.rule();
      // in its first half no member has a PAN
      if (turn > TURNS / 2 && turn % 12 === 0) await acts.pan();
      await acts[turn % 8 === 0 ? 'reject' : pick(often)]();
    }

    for (const { memberId, paid } of shoppers) {
      const live = paid.filter(({ isLive }) => isLive);
      const tax = createTaxService({ database, now: () => at });
      for (const year of new Set(paid.map((one) => one.year))) {
        const withheld = sum(live.filter((one) => one.year === year).map(({ taxPaise }) => taxPaise));
        expect((await tax.yearOf(memberId, year)).withheld).toBe(toRupees(withheld));
      }
    }
    // the run had the cases that it is about
    for (const [name, times] of Object.entries(seen)) expect(times, name).toBeGreaterThan(1);
    expect(await checkRecent(database)).toEqual(soundLedger);
    expect(await checkLedger(database)).toEqual(soundLedger);
  });
});
