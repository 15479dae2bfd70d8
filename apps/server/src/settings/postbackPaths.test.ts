import { expect, it } from 'vitest';
import { readPostbackPaths } from './postbackPaths.ts';

const [one, two, three] = [
  '9f86d081884c7d659a2feaa0c55ad015',
  'a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'Kq_83vEjRWeJCrze8-SNFZ4kKvN7xI0V',
];

it('connects no network by default', () => {
  expect(readPostbackPaths()).toEqual({ paths: new Map(), faults: [] });
});

it('reads adapters and secrets, two of one network, and line ends', () => {
  const { paths, faults } = readPostbackPaths(
    `bazaar=admitad:${one}, mandi-2=generic:${two}\nbazaar=admitad:${three}\n`,
  );
  expect(faults).toEqual([]);
  expect(paths).toEqual(
    new Map([
      ['bazaar', { adapter: 'admitad', secrets: [one, three] }],
      ['mandi-2', { adapter: 'generic', secrets: [two] }],
    ]),
  );
});

it.each([
  ['a network without an adapter', `bazaar=${one}`, /of bazaar: must be an adapter/],
  ['an adapter without a secret', 'bazaar=admitad:', /of bazaar: must be an adapter/],
  ['a secret that an address changes', `bazaar=admitad:9f86/d081+${two}`, /of bazaar: must be an adapter/],
  ['a short secret', 'bazaar=admitad:9f86d081', /of bazaar: is shorter than 32 bytes/],
  ['a placeholder', `bazaar=admitad:changeme-${'9f86'.repeat(10)}`, /of bazaar: is a default/],
  ['two adapters', `bazaar=admitad:${one},bazaar=generic:${two}`, /of bazaar: names two adapters/],
  ['a name that fits in no address', `Ba/zaar=admitad:${one}`, /pairs of network=secret/],
  ['a third secret', `a=awin:${one},a=awin:${two},a=awin:${three}`, /of a: has more than 2 secrets/],
])('refuses %s, without printing it', (_, text, fault) => {
  const { faults } = readPostbackPaths(text);
  expect(faults).toEqual([expect.stringMatching(fault)]);
  expect(faults.join()).not.toMatch(/9f86|a3bf/);
});
