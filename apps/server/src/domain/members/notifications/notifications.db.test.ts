import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { createRandom, shuffled } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { longTimeout } from '../../../testing/longTimeout.ts';
import { addShoppers, planReports, tell } from '../../../testing/randomReports.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { seedsFor } from '../../../testing/wholeRun.ts';
import { savePolicy } from '../../ledger/books/networkPolicy.ts';
import type { OrderReport } from '../../orders/reports/OrderReport.ts';
import { bookStatement } from '../../orders/settlements/bookStatement.ts';
import { inLanes } from '../../platform/shared/inLanes.ts';

const LANES = 20;
const { url, close } = await createTestDatabase();
const database = await openDatabase(url, { size: LANES, ...longTimeout });
afterAll(async () => {
  await database.close();
  await close();
});

/** The notifications that the journals ask for (`due`), beside those that exist (`notified`). */
const COMPARISON = `
  with part as (
    select journal.key, journal.member_id, journal.kind, journal.reference,
      coalesce(sum(entry.amount) filter (where account.kind = 'APPROVED'), 0)
        - coalesce(sum(entry.amount) filter (where account.kind = 'DEBT'), 0) as owed,
      row_number() over (partition by journal.reference order by journal.seq) as place
    from journal join entry on entry.journal_id = journal.id
    join account on account.id = entry.account_id and account.member_id is not null
    where journal.key like 'cashback %' group by journal.id
  )
  select part.key, part.kind as journal, notified.kind as notified, case
      when part.kind = 'REJECTED' then 'declined'
      when part.kind = 'REVERSED' then 'reversed'
      when part.kind in ('CONFIRMED', 'RELEASED') and owed > 0 then 'approved'
      when part.place = 1 then 'tracked'
    end as due
  from part left join notification as notified on notified.journal_key = part.key and notified.member_id = part.member_id`;

const notified = async (memberId: bigint) =>
  (
    await database.pool.query<{ kind: string }>('select kind from notification where member_id = $1 order by id', [
      memberId,
    ])
  ).rows.map(({ kind }) => kind);

describe.each(seedsFor(5, 2026))('reports in any order, twice, over many connections (seed %i)', (seed) => {
  it('notify each member of each move of money once', async () => {
    const random = createRandom(seed);
    const shoppers = await addShoppers(database, `N${seed}M`, 9);
    const plans = planReports(random, shoppers.length, 80, 300);
    const at = new Date('2026-09-09T00:00:00Z');
    await inLanes(LANES, shuffled(plans, random), (plan) =>
      receiveReport(database, tell(plan, `news${seed}`, shoppers), at),
    );
    const { rows } = await database.pool.query<{ notified: string | null; due: string | null }>(COMPARISON);
    expect(rows.filter((row) => row.notified !== row.due)).toEqual([]);
    const kinds = new Set(rows.map((row) => row.notified));
    expect(kinds).toEqual(new Set(['tracked', 'approved', 'declined', 'reversed', null]));
  });

  it('notify referrers of the first share of each friend, and of no other', async () => {
    const { rows } = await database.pool.query<{ friends: string; notified: string }>(
      `select
         (select count(distinct (journal.member_id, shop_order.member_id))
          from journal join shop_order on shop_order.id = journal.reference::bigint
          where journal.kind = 'REFERRAL') as friends,
         (select count(*) from notification join journal on journal.key = notification.journal_key
          where notification.kind = 'referral' and journal.kind = 'REFERRAL') as notified`,
    );
    expect(Number(rows[0]?.friends)).toBeGreaterThan(3);
    expect(rows[0]?.notified).toBe(rows[0]?.friends);
  });
});

describe('an order', () => {
  const now = Date.now();
  const minute = (number: number) => new Date(now - HOUR_MS + number * 60_000);
  let count = 0;

  async function shop(network = 'bazaar') {
    const member = await addMember(database);
    const clickId = await addClick(database, member);
    count += 1;
    const orderId = `N-${count}`;
    let version = 0;
    const report = (given: Partial<OrderReport>) => {
      version += 1;
      return receiveReport(
        database,
        sampleReport({ network, orderId, clickId, occurredAt: minute(version), ...given }),
      );
    };
    return { member, orderId, report };
  }

  it('is news again where the shop changes its decision, and a correction is not', async () => {
    const { member, report } = await shop();
    await report({});
    await report({ saleAmountPaise: 100_100n });
    await report({ status: 'approved' });
    await report({ status: 'approved', saleAmountPaise: 99_000n });
    await report({ status: 'rejected', reason: 'RETURNED' });
    await report({ status: 'rejected', reason: 'RETURNED LATE' });
    await report({ status: 'approved' });
    expect(await notified(member)).toEqual(['tracked', 'approved', 'reversed', 'approved']);
    const { rows } = await database.pool.query(
      'select reason from notification where member_id = $1 and reason <> $2',
      [member, ''],
    );
    expect(rows).toEqual([{ reason: 'RETURNED' }]);
  });

  it('that waits for the money of its network is news as approved when that comes', async () => {
    const network = 'slow payer';
    await savePolicy(database, { network, pays: 'settlement', settlesAfterDays: 60, advanceLimitPaise: 0n });
    const { member, orderId, report } = await shop(network);
    await report({ status: 'approved' });
    expect(await notified(member)).toEqual(['tracked']);
    const lines = [{ orderId, commission: 80 }];
    const statement = { network, statement: 'S-1', settledAt: new Date().toISOString(), lines };
    await bookStatement(database, statement);
    await bookStatement(database, statement);
    expect(await notified(member)).toEqual(['tracked', 'approved']);
  });

  it('of long ago that an operator loads is no news, and its next change is', async () => {
    const { member, report } = await shop();
    await report({ occurredAt: new Date(now - 31 * DAY_MS) });
    expect(await notified(member)).toEqual([]);
    await report({ status: 'approved' });
    expect(await notified(member)).toEqual(['approved']);
  });

  it('leaves nothing behind when its transaction fails', async () => {
    const { member, report } = await shop();
    await database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse before insert on notification for each row execute function refuse();`);
    try {
      await expect(report({})).rejects.toThrow();
    } finally {
      await database.pool.query('drop function refuse cascade');
    }
    const { rows } = await database.pool.query('select from shop_order where member_id = $1', [member]);
    expect(rows).toEqual([]);
  });
});
