import { contract } from '@potli/api';
import { expect, it } from 'vitest';
import { replicaReads } from './replicaReads.ts';

it('a replica answers lists and the catalogue only: nothing that writes, and nothing of operators', () => {
  expect(replicaReads.size).toBeGreaterThan(20);
  for (const name of replicaReads) {
    expect(contract[name].method, name).toBe('GET');
    expect(contract[name].auth, name).not.toBe('admin');
  }
});

it('what says how much money there is now, or who is logged in, is of the primary', () => {
  for (const name of [
    'getMyWallet',
    'getMyStatement',
    'getCurrentUser',
    'getBankDetails',
    'getGiftCardOrder',
  ] as const) {
    expect(replicaReads.has(name), name).toBe(false);
  }
});
