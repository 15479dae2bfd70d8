import { contract, type EndpointName, fileCalls, networkCalls } from '@potli/api';
import { afterAll, expect, it } from 'vitest';
import { catalogueWrites } from './catalogueWrites.ts';
import { type Fault, faults, usualFaults } from './faults.ts';
import { openFaultShop } from './openFaultShop.ts';
import { restartUnderLoad } from './restartUnderLoad.ts';
import { addCallers, type Caller, runFault } from './runFault.ts';
import { callsOfFileBanks } from './transferFileWrites.ts';
import { writes } from './writes.ts';

/** `test --all` tries all faults, and restarts ten times. `pnpm bench faults` does the same for more rounds. */
const isWhole = process.env.FAULTS === 'whole';
const [FAULTS, ROUNDS, RESTARTS] = isWhole ? [faults, 2, 10] : [usualFaults, 1, 1];

const shop = await openFaultShop();
afterAll(() => shop.close(), 60_000);
const callers = await addCallers(shop, writes);
/** Changes of the catalogue wait for each other, which takes long: in a whole run only. */
const editors = await addCallers(shop, isWhole ? catalogueWrites : []);

/** Reads that also write. */
const WRITING_READS: readonly EndpointName[] = [
  'refreshAccessToken',
  'forgetPassword',
  'followCustomLink',
  'getUploadTicket',
];

it('every write of the contract is tried with faults', () => {
  const names = (Object.keys(contract) as EndpointName[]).filter(
    (name) => contract[name].method !== 'GET' && !callsOfFileBanks.includes(name),
  );
  const files = Object.entries(fileCalls).flatMap(([name, { method }]) => (method === 'POST' ? [name] : []));
  const tried = [...writes, ...catalogueWrites].flatMap(({ calls }) => calls);
  expect([...tried].sort()).toEqual([...names, ...WRITING_READS, ...files, ...Object.keys(networkCalls)].sort());
});

async function expectNothingLost(who: readonly Caller[], fault: Fault, rounds: number): Promise<void> {
  const { sent, acknowledged, ...report } = await runFault(shop, who, fault, rounds);
  expect(report).toEqual({ fault: fault.name, rounds, lost: [], inDoubt: 0, wrongAnswers: [], notRecovered: [] });
  // at least the calls after the fault
  expect(acknowledged).toBeGreaterThanOrEqual(sent / 3);
  expect(shop.hostsRun()).toBe(true);
}

it.each(FAULTS)(
  'in $name, nothing acknowledged is lost and no connection is left in doubt',
  (fault) => expectNothingLost(callers, fault, ROUNDS),
  120_000,
);

it.each(isWhole ? faults : [])(
  'in $name, no acknowledged change of the catalogue is lost',
  (fault) => expectNothingLost(editors, fault, 1),
  120_000,
);

it(
  'in restarts of PostgreSQL under load, clicks and postbacks wait or succeed, and none is lost',
  async () => {
    const loaded = writes.filter(({ calls: [name] }) => name === 'createClick' || name === 'receivePostback');
    const report = await restartUnderLoad(shop, loaded, RESTARTS);
    expect(report).toMatchObject({ wrongAnswers: [], lost: [] });
    // a short restart is waited for: few callers are asked to come back
    expect(report.acknowledged).toBeGreaterThan(100 * RESTARTS + report.unavailable);
    expect(report.leastAfter).toBeGreaterThanOrEqual(0.99);
    expect(shop.hostsRun()).toBe(true);
  },
  30_000 * RESTARTS,
);
