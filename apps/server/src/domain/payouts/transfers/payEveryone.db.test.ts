import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { membersToPay } from './membersToPay.ts';
import { payEveryone } from './payEveryone.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const lines: unknown[] = [];
const log = { error: (...line: unknown[]) => void lines.push(line) };

async function addEarner(): Promise<bigint> {
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId);
  await receiveReport(database, sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved' }));
  return memberId;
}

let earners: bigint[];
beforeAll(async () => {
  earners = [await addEarner(), await addEarner(), await addEarner()];
  await addMember(database);
});

it('pays the members who can be paid, counts the others, and continues open payouts', async () => {
  const [bad, resting, fine] = earners;
  let isMended = false;
  const bank = createFakeBank((call) => (call === 0 ? 'away' : 'sent'));
  const { pay } = createTestProcessor({
    database,
    bank,
    async findAccount(queries, memberId, at) {
      if (memberId === bad && !isMended) throw new Error('asha@mail.example');
      return memberId === resting ? undefined : anyAccount(queries, memberId, at);
    },
  });
  expect(await payEveryone({ database, pay, log })).toEqual({ asked: 1, waiting: 1, failed: 1 });
  expect(lines).toMatchObject([[{ member: String(bad) }, 'a member could not be paid']]);
  expect(await membersToPay(database.orm, { round: 'open', after: 0n, size: 10 })).toEqual([fine]);
  isMended = true;
  expect(await payEveryone({ database, pay, log }, { round: 'open' })).toEqual({ asked: 1, waiting: 0, failed: 0 });
  expect(bank.sentTo(fine ?? 0n)).toBe(5_000n);
  expect(await payEveryone({ database, pay, log })).toEqual({ asked: 1, waiting: 1, failed: 0 });
  expect(bank.sentTo(bad ?? 0n)).toBe(5_000n);
  const pay2 = () => Promise.reject(new Error('not called'));
  expect(await payEveryone({ database, pay: pay2, log }, { signal: AbortSignal.abort() })).toMatchObject({ failed: 0 });
});

it('meets everyone of many pages once, and reads no further than a page of them', async () => {
  await database.pool.query(`
    begin;
    set local session_replication_role = replica;
    insert into account (member_id, kind, balance)
      select id, kind, case when id % 100 = 0 then 1 else 0 end
      from generate_series(1000001, 1050000) as id, unnest(array['APPROVED', 'PENDING']) as kind;
    insert into payout (id, member_id, bank_account_id, amount_paise, mode, state, created_at)
      select gen_random_uuid(), id, gen_random_uuid(), 1, 'UPI', case when id % 100 = 1 then 'submitted' else 'sent' end, now()
      from generate_series(1000001, 1050000) as id;
    commit;
    analyze account, payout`);
  const met: bigint[] = [];
  const pay = async (memberId: bigint) => {
    met.push(memberId);
    return undefined;
  };
  await payEveryone({ database, pay, log });
  const many = met.filter((id) => id > 1_000_000n);
  expect(many).toHaveLength(1_000);
  expect(new Set(many).size).toBe(1_000);

  const execute = vi.spyOn(database.orm, 'execute');
  onTestFinished(() => execute.mockRestore());
  for (const round of ['all', 'open'] as const) {
    await membersToPay(database.orm, { round, after: 1_020_000n, size: 100 });
    const statement = execute.mock.lastCall?.[0];
    const { rows } = await database.orm.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze) ${statement}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/payout_one_open/);
    expect(plan).not.toMatch(/Seq Scan|Rows Removed/);
    const read = [...plan.matchAll(/Index.*rows=(\d+)[.\d]* loops/g)].map(([, rows]) => Number(rows));
    expect(read).toHaveLength(round === 'all' ? 2 : 1);
    expect(Math.max(...read)).toBeLessThan(102);
  }
});
