import { rmSync } from 'node:fs';
import { type ConformanceHost, conform, conformanceChecks, discover } from '@potli/api/conformance';
import { demoMembers } from '@potli/api/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataDir } from '../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';

const [member, newMember, admin] = demoMembers;
/** Where the simulated payment provider stores its orders. */
const dataDir = createDataDir();
let apiHost: TestHost;
let host: ConformanceHost;

const fetch = (path: string, init: RequestInit) => apiHost.call(path, init);

beforeAll(async () => {
  apiHost = await createTestHost({ demo: true, dataDir });
  host = await discover({ address: '', fetch, member, newMember, admin, acts: true, demo: true });
});
afterAll(async () => {
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the server passes the conformance suite', () => {
  it.each(conformanceChecks.map((one) => ({ ...one, label: `${one.endpoint ?? ''} ${one.name} (${one.as})` })))(
    '$label',
    async ({ differences }) => {
      expect(await differences(host)).toEqual([]);
    },
  );
});

it('conforms as any host does, to who only reads', async () => {
  const judged = await discover({ address: '', fetch, member, acts: false, demo: false });
  const judgements = await conform(judged, { acts: false });
  expect(judgements.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
  expect(judgements.filter(({ verdict }) => verdict === 'ok').length).toBeGreaterThan(100);
});
