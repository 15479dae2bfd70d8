import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { demoMembers } from '../fixtures/index.ts';
import { handlers } from '../mock/index.ts';
import { type ConformanceHost, conformanceCases, conformanceProblems, discover } from './requests.ts';

const server = setupServer(...handlers);
const [member, newMember, admin] = demoMembers;
let host: ConformanceHost;

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  host = await discover({ address: 'https://potli.example/api', fetch, member, newMember, admin });
});
afterAll(() => server.close());

describe('the mock gives the answers that every host must give', () => {
  it.each(conformanceCases.map((each) => ({ ...each, label: `${each.endpoint} ${each.name}` })))(
    '$label',
    async (testCase) => {
      expect(await conformanceProblems(testCase, host)).toEqual([]);
    },
  );
});

it('has cases for every call of the contract', () => {
  const covered = new Set(conformanceCases.map(({ endpoint }) => endpoint));
  expect(Object.keys(contract).filter((name) => !covered.has(name as keyof typeof contract))).toEqual([]);
});
