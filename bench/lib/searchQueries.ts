import type { Random } from './createRandom.ts';
import type { FictionalStore } from './fictionalStores.ts';
import { misspell, type SlipName, slips } from './misspell.ts';

export interface SlipCase {
  slip: SlipName;
  /** The name that must be found. */
  name: string;
  typed: string;
}

const slipNames = Object.keys(slips) as SlipName[];

/** Names of the catalogue with typing errors, each kind equally often. */
export function slipCases(stores: readonly FictionalStore[], count: number, random: Random): SlipCase[] {
  const cases: SlipCase[] = [];
  while (cases.length < count) {
    const name = stores[random.below(stores.length)]?.name ?? '';
    const slip = slipNames[cases.length % slipNames.length] ?? 'drop';
    const typed = misspell(name, slip, random);
    if (typed !== undefined) cases.push({ slip, name, typed });
  }
  return cases;
}

/**
 * Everything that people type: beginnings, whole names, words in another order, Hindi, typing errors, unknown names.
 */
export function mixedQueries(stores: readonly FictionalStore[], count: number, random: Random): string[] {
  const kinds: readonly [(store: FictionalStore) => string, ...((store: FictionalStore) => string)[]] = [
    ({ name }) => name.slice(0, 1 + random.below(name.length)),
    ({ name }) => name,
    ({ name }) => name.split(' ').reverse().join(' '),
    ({ aliases }) => aliases.at(-1) ?? '',
    ({ name }) => misspell(name, random.pick(['drop', 'double', 'swap', 'wrong key']), random) ?? name,
    ({ name }) => `${name} ${name.split('').reverse().join('')}`,
  ];
  return Array.from({ length: count }, () => {
    const store = stores[random.below(stores.length)];
    return store ? random.pick(kinds)(store) : '';
  });
}
