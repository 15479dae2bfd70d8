import { afterAll, beforeEach, expect, it } from 'vitest';
import { createFakeBank } from '../testing/createFakeBank.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createTestProcessor } from '../testing/createTestProcessor.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { payoutJobs } from './payoutJobs.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let member: bigint;
beforeEach(async () => {
  member = await addMember(database);
  const clickId = await addClick(database, member);
  await receiveReport(database, sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved' }));
});

const signal = new AbortController().signal;
const parts = {
  database,
  log: { error: () => {} },
  bank: {},
  pay: () => Promise.resolve(undefined),
  times: { minute: 660, holidays: ['2026-11-25'] },
  always: false,
};

it.each([
  ['at eleven in India', 660, '30 5 * * *'],
  ['soon after midnight in India, which is the day before in UTC', 5, '35 18 * * *'],
])('is due %s', (_, minute, cron) => {
  const jobs = payoutJobs({ ...parts, times: { minute, holidays: [] } });
  expect(jobs.map((job) => [job.name, job.cron])).toEqual([
    ['payouts', cron],
    ['payouts-open', '*/15 * * * *'],
  ]);
});

it('is due every minute where it pays always, and never where it is switched off', () => {
  expect(payoutJobs({ ...parts, always: true })).toMatchObject([{ name: 'payouts', cron: '* * * * *' }]);
  expect(payoutJobs({ ...parts, always: true, times: { holidays: [] } })).toEqual([]);
});

it('rests on holidays, unless the bank works, and pays on the next day', async () => {
  const fake = createFakeBank();
  const { pay } = createTestProcessor({ database, bank: fake });
  const runOn = async (day: string, worksOnHolidays?: boolean) => {
    const now = () => new Date(`${day}T11:00:00+05:30`);
    for (const job of payoutJobs({ ...parts, bank: { worksOnHolidays }, pay, now })) await job.run(signal);
    return fake.sentTo(member);
  };
  expect(await runOn('2026-11-22')).toBe(0n);
  expect(await runOn('2026-11-25')).toBe(0n);
  expect(await runOn('2026-11-26')).toBe(5_000n);
  const clickId = await addClick(database, member);
  await receiveReport(database, sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved' }));
  expect(await runOn('2026-11-22', true)).toBe(10_000n);
});

it('fails when a member could not be paid, so that it is tried again', async () => {
  const now = () => new Date('2026-11-26T11:00:00+05:30');
  const pay = () => Promise.reject(new Error('asha@mail.example'));
  const [payouts] = payoutJobs({ ...parts, pay, now });
  await expect(payouts?.run(signal)).rejects.toThrow('1 of 1 members could not be paid');
});
