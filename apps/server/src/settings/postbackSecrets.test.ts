import { expect, it } from 'vitest';
import { readPostbackSecrets } from './postbackSecrets.ts';

const [one, two, three] = [
  'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
  'whsec_EjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJCrze8=',
  'whsec_VniQq83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjQ=',
];

it('connects no network by default', () => {
  expect(readPostbackSecrets()).toEqual({ secrets: new Map(), faults: [] });
});

it('reads secrets with signs of base64, two of one network, and line ends', () => {
  const { secrets, faults } = readPostbackSecrets(`bazaar=${one}, mandi-2=${two}\nbazaar=${three}\n`);
  expect(faults).toEqual([]);
  expect(secrets).toEqual(
    new Map([
      ['bazaar', [one, three]],
      ['mandi-2', [two]],
    ]),
  );
});

it.each([
  ['a pair without a secret', 'bazaar', /of bazaar: must be whsec_/],
  ['a secret of another form', 'bazaar=q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ', /of bazaar: must be whsec_/],
  ['a short secret', 'bazaar=whsec_q83vEjRWeJA=', /of bazaar: is shorter than 32 bytes/],
  ['a placeholder', `bazaar=whsec_changeme${'A'.repeat(40)}`, /of bazaar: is a default/],
  ['a name that fits in no address', `Ba/zaar=${one}`, /pairs of network=secret/],
  ['a third secret', `a=${one},a=${two},a=${three}`, /of a: has more than 2 secrets/],
])('refuses %s, without printing it', (_, text, fault) => {
  const { faults } = readPostbackSecrets(text);
  expect(faults).toEqual([expect.stringMatching(fault)]);
  expect(faults.join()).not.toContain('q83v');
});
