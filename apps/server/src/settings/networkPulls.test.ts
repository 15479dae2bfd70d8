import { expect, it } from 'vitest';
import { readNetworkPulls } from './networkPulls.ts';

it('asks no network by default', () => {
  expect(readNetworkPulls()).toEqual({ pulls: [], faults: [] });
});

it('reads the credentials and addresses of networks', () => {
  const given = 'admitad=admitad:app-1:secret-1,\n bazaar=awin:45628:0f1e-2d3c\ncuelinks=cuelinks:to/ken==\n';
  expect(readNetworkPulls(given, 'bazaar=https://proxy.example/awin/, cuelinks=http://127.0.0.1:9')).toEqual({
    pulls: [
      { network: 'admitad', kind: 'admitad', id: 'app-1', token: 'secret-1' },
      { network: 'bazaar', kind: 'awin', id: '45628', token: '0f1e-2d3c', url: 'https://proxy.example/awin' },
      { network: 'cuelinks', kind: 'cuelinks', token: 'to/ken==', url: 'http://127.0.0.1:9' },
    ],
    faults: [],
  });
});

it.each([
  ['a pair without credentials', 'bazaar', '', /of bazaar: must begin with admitad, awin, cuelinks/],
  ['a network that gives no list', 'bazaar=flipkart:canary:canary', '', /must begin with admitad, awin, cuelinks/],
  ['a missing token', 'bazaar=awin:canary', '', /must be awin:id:token/],
  ['one credential too many', 'bazaar=cuelinks:canary:canary', '', /must be cuelinks:token/],
  ['what cannot be in a header', 'bazaar=cuelinks:canary canary', '', /must be cuelinks:token/],
  ['a name that fits in no address', 'Ba/zaar=cuelinks:canary', '', /must be network=kind:credentials/],
  ['a network that is named twice', 'a=cuelinks:canary,a=cuelinks:canary2', '', /names a network twice/],
  [
    'an address that anybody could read on its way',
    'a=cuelinks:canary',
    'a=http://canary.example',
    /of a: must be https/,
  ],
  ['the address of another network', 'a=cuelinks:canary', 'b=https://canary.example', /b is not in NETWORK_PULLS/],
])('refuses %s, without printing it', (_, text, urls, fault) => {
  const { faults } = readNetworkPulls(text, urls);
  expect(faults).toEqual([expect.stringMatching(fault)]);
  expect(faults.join()).not.toContain('canary');
});
