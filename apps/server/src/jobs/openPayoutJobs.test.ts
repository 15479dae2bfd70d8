import { expect, it } from 'vitest';
import { openBank } from '../adapters/banks/openBank.ts';
import { createSealer } from '../domain/sealing/createSealer.ts';
import { testSettings } from '../testing/testSettings.ts';
import { openPayoutJobs } from './openPayoutJobs.ts';

const database = {} as Parameters<typeof openPayoutJobs>[0]['database'];
const sealer = createSealer(testSettings.piiKey);
const onAt11 = { ...testSettings, jobs: true, payoutTimes: { minute: 660, holidays: [] } };

it.each([
  ['a shop pays once a day', {}, ['payouts', 'payouts-open'], 0],
  ['the demo pays every minute', { demo: true }, ['payouts'], 0],
  ['production without a bank pays nobody, and says so once', { production: true }, [], 1],
  ['a host that does no jobs pays nobody, and has nothing to say', { production: true, jobs: false }, [], 0],
])('%s', (_, settings, names, warnings) => {
  const said: string[] = [];
  const log = { error: () => {}, warn: (_facts: unknown, event: string) => void said.push(event) };
  const shop = { ...onAt11, ...settings };
  const jobs = openPayoutJobs({ settings: shop, ...openBank(shop, database), database, sealer, log });
  expect(jobs.map(({ name }) => name)).toEqual(names);
  expect(said).toHaveLength(warnings);
});
