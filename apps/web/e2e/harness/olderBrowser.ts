import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allNewerMembers, newerGlobals } from '../../baseline/newerFeatures.ts';
import { root } from './startSite.ts';

/** Something that browsers of the baseline lack: `Promise.withResolvers`, or `navigation` without an owner. */
export interface NewerApi {
  owner: string;
  name: string;
}

/** Every API that a browser of the baseline lacks (docs/decisions/063-browser-baseline.md). */
export const newerApis: readonly NewerApi[] = [
  ...allNewerMembers.map(({ owner, name }) => ({ owner, name })),
  ...[...newerGlobals].map((name) => ({ owner: '', name })),
];

/** Those of them that a built script names. Members of an interface that is newer itself came with it, and go with it. */
export function namedApis(): NewerApi[] {
  const assets = join(root, 'apps/web/dist/client/assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const words = new Set(
    files.flatMap((file) => readFileSync(join(assets, file), 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []),
  );
  return newerApis.filter(({ owner, name }) => words.has(name) && !newerGlobals.has(owner));
}

/** The same in so many lots. Neighbours, which belong to one owner, are in different ones. */
export const inLots = (apis: readonly NewerApi[], count: number): NewerApi[][] =>
  Array.from({ length: count }, (_, lot) => apis.filter((_api, index) => index % count === lot));

/** Runs in the page before all of its scripts: takes the APIs away, as far as this browser has them. */
export function takeAway(apis: readonly NewerApi[]): void {
  const scope = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
  for (const { owner, name } of apis) {
    if (owner === '') Reflect.deleteProperty(globalThis, name);
    for (const place of [scope[owner], scope[owner]?.prototype]) {
      if (place && (typeof place === 'object' || typeof place === 'function')) Reflect.deleteProperty(place, name);
    }
  }
}
