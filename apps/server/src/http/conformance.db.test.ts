import { type ConformanceHost, conformanceCases, conformanceProblems, discover } from '@potli/api/conformance';
import { demoMembers } from '@potli/api/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';

const [member, newMember, admin] = demoMembers;
let apiHost: TestHost;
let host: ConformanceHost;

beforeAll(async () => {
  apiHost = await createTestHost({ demo: true });
  const fetch = (path: string, init: RequestInit) => apiHost.call(path, init);
  host = await discover({ address: '', fetch, member, newMember, admin });
});
afterAll(() => apiHost.close());

describe('the server passes the conformance suite', () => {
  it.each(conformanceCases.map((one) => ({ ...one, label: `${one.endpoint} ${one.name}` })))('$label', async (one) => {
    expect(await conformanceProblems(one, host)).toEqual([]);
  });
});
