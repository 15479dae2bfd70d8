import { expect, test } from 'vitest';
import { openCli } from '../testing/openCli.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';

const { database, run, file } = await openCli();

test('a network is written off after a look at what that means', async () => {
  const clickId = await addClick(database, await addMember(database));
  await run(['policy', 'gone', 'settlement', '0', '60']);
  const common = { network: 'gone', clickId, status: 'approved', commissionPaise: 8_000n } as const;
  await receiveReport(database, sampleReport({ ...common, orderId: 'OD-1' }));
  const writeOff = (...more: string[]) => run(['books', 'write-off', 'gone', ...more]);
  expect(await writeOff('--to', '2026-12-31')).toMatchObject({ code: 2 });
  expect(await writeOff('--members', 'pay')).toMatchObject({ code: 2 });
  expect(await run(['books', 'unpaid', '--to', '2026-12-31'])).toMatchObject({ code: 2 });
  const asked = ['--to', '2026-12-31', '--members', 'decline'];
  expect(await writeOff(...asked, '--preview')).toMatchObject({
    code: 0,
    printed: `Orders: 1. Loss: ₹80.00.
Cashback that waited: ₹50.00, declined.
Members keep what they have: ₹0.00.
Nothing was booked: this is a preview.`,
  });
  expect((await writeOff(...asked, '--json')).printed).toContain('"loss": 80');
  expect((await run(['books'])).printed).toMatch(/all +₹80\.00 +₹0\.00 +₹80\.00 +₹0\.00/);
  expect(await writeOff(...asked)).toMatchObject({ code: 1, complaints: 'Nothing is open there.' });
  expect((await run(['settle', 'gone', file('late.csv', 'OD-1,80')])).code).toBe(0);
  expect((await run(['books'])).printed).toMatch(/all +₹80\.00 +₹50\.00 +₹0\.00 +₹30\.00/);
});
