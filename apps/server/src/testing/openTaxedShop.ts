import { readBalances } from '../domain/ledger/journals/lockWallets.ts';
import type { ReportStatus } from '../domain/orders/reports/OrderReport.ts';
import { createTaxService } from '../domain/payouts/tax/createTaxService.ts';
import { returnPayout } from '../domain/payouts/transfers/settlePayout.ts';
import { readPayoutStory } from '../domain/views/payoutStories/readPayoutStory.ts';
import { type BankBehaviour, createFakeBank } from './createFakeBank.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { createTestProcessor } from './createTestProcessor.ts';
import { receiveReport } from './receiveReport.ts';
import { addClick, addMember, sampleReport } from './sampleMoney.ts';

export const MARCH = new Date('2026-03-10T06:00:00Z');
export const APRIL = new Date('2026-04-10T06:00:00Z');

/**
 * A database in which tax is withheld of what shared links and friends brought, from the payout on with which that is more than
 * ₹100 a year: a tenth from June 2025 on, from May 2027 on a twentieth, and a fifth from members without a PAN.
 */
export async function openTaxedShop() {
  const database = await createTestDatabase();
  const { orm, pool } = database;
  await pool.query(`insert into tax_rule (rate_bp, without_pan_bp, threshold_paise, kinds, valid_from) values
    (1000, null, 10000, '{SHARE_LINK,REFERRAL}', '2025-06-01'),
    (500, 2000, 10000, '{SHARE_LINK,REFERRAL}', '2027-05-01')`);

  /** A member whose orders, at 5 %, and payouts are made by hand. */
  async function shopper() {
    const memberId = await addMember(database);
    const clicks = {
      own: await addClick(database, memberId),
      shared: await addClick(database, memberId, { source: 'CUSTOM_LINK' }),
    };
    let orders = 0;
    const order = (orderId: string, kind: keyof typeof clicks, status: ReportStatus, cashback: number) =>
      receiveReport(
        database,
        sampleReport({
          orderId: `${memberId}-${orderId}`,
          clickId: clicks[kind],
          status,
          saleAmountPaise: BigInt(cashback * 2_000),
          occurredAt: new Date(Date.UTC(2026, 0, 1, 0, orders++)),
        }),
      );
    return {
      memberId,
      order,
      async pay(behaviour: BankBehaviour, at = MARCH) {
        const bank = createFakeBank(() => behaviour);
        await createTestProcessor({ database, bank, now: () => at }).pay(memberId);
        const { rows } = await pool.query<{ id: string }>(
          'select payout.id from payout join journal on reference = payout.id::text where payout.member_id = $1 order by seq desc limit 1',
          [memberId],
        );
        const story = await readPayoutStory(orm, { memberId, payoutId: rows[0]?.id ?? '', now: at });
        return { ...story, parts: story.parts.map(({ kind, amount }) => [kind, amount]) };
      },
      refund: (payoutId: string) =>
        orm.transaction((queries) => returnPayout(queries, { payoutId, at: APRIL, reason: 'The account is closed.' })),
      wallet: async () => (await readBalances(orm, [memberId])).get(memberId),
      withheld: async (year: number) =>
        (await createTaxService({ database, now: () => APRIL }).yearOf(memberId, year)).withheld,
      kinds: async () =>
        (
          await pool.query<{ kind: string }>(
            `select kind from journal where member_id = $1 and kind like 'TAX%' order by seq`,
            [memberId],
          )
        ).rows.map(({ kind }) => kind),
    };
  }

  return { database, shopper };
}
