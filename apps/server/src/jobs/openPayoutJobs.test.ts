import { expect, it } from 'vitest';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { createFakeBank } from '../testing/createFakeBank.ts';
import { testSettings } from '../testing/testSettings.ts';
import { openPayoutJobs } from './openPayoutJobs.ts';

const database = {} as Parameters<typeof openPayoutJobs>[0]['database'];
const sealer = createSealer(testSettings.piiKey);
const onAt11 = { ...testSettings, payoutTimes: { minute: 660, holidays: [] } };

const bank = createFakeBank();

it.each([
  ['a shop pays once a day', {}, bank, ['payouts', 'payouts-open'], 0],
  ['the demo pays every minute', { demo: true }, bank, ['payouts'], 0],
  ['a shop without a bank pays nobody, and says so once', {}, undefined, [], 1],
])('%s', (_, settings, given, names, warnings) => {
  const said: string[] = [];
  const log = { error: () => {}, warn: (_facts: unknown, event: string) => void said.push(event) };
  const shop = { ...onAt11, ...settings };
  const jobs = openPayoutJobs({ settings: shop, bank: given, database, sealer, log });
  expect(jobs.map(({ name }) => name)).toEqual(names);
  expect(said).toHaveLength(warnings);
});
