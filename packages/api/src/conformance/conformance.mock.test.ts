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

describe('the mock answers as every host must', () => {
  it.each(conformanceCases.map((one) => ({ ...one, label: `${one.endpoint} ${one.name}` })))('$label', async (one) => {
    expect(await conformanceProblems(one, host)).toEqual([]);
  });
});

it('has cases for every call of the contract', () => {
  const covered = new Set(conformanceCases.map(({ endpoint }) => endpoint));
  expect(Object.keys(contract).filter((name) => !covered.has(name as keyof typeof contract))).toEqual([]);
});
