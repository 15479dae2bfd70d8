import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { domainFloors } from './boundaries.ts';
import { findCircle, type ImportGraph } from './findCircle.ts';
import { readImports } from './readImports.ts';

const graphOf = (imports: Record<string, string[]>): ImportGraph =>
  new Map(Object.entries(imports).map(([name, targets]) => [name, new Set(targets)]));

test.each([
  ['of rooms', { orders: ['ledger', 'payouts'], ledger: [], payouts: ['orders'] }, ['orders', 'payouts', 'orders']],
  ['behind what leads to it', { a: ['b'], b: ['c'], c: ['d'], d: ['c'] }, ['c', 'd', 'c']],
  ['of one file', { a: ['a'] }, ['a', 'a']],
  ['nowhere, though two ways lead to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, undefined],
])('finds a circle %s', (_name, imports, circle) => {
  expect(findCircle(graphOf(imports))).toEqual(circle);
});

const folders = globSync(['apps/*/src', 'apps/web/server', 'packages/*/src', 'scripts', 'bench'], { cwd: root });

test('every folder with source code is looked at', () => {
  expect(folders).toEqual(
    expect.arrayContaining(['apps/server/src', 'apps/web/src', 'apps/web/server', 'packages/ui/src']),
  );
});

test.each(folders)('no file of %s imports itself by way of others', (folder) => {
  const files = readImports(join(root, folder));
  expect(files.size).toBeGreaterThan(1);
  expect([...files.values()].some((targets) => targets.size > 0)).toBe(true);
  expect(findCircle(files)).toBeUndefined();
});

const domain = join(root, 'apps/server/src/domain');

/** Wing and room: `orders/apply`. */
const roomOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** Which room of the domain imports which. */
function readRooms(): ImportGraph {
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of readImports(domain)) {
    const room = roomOf(file);
    const imports = rooms.get(room) ?? new Set();
    rooms.set(room, imports);
    for (const target of [...targets].map(roomOf)) if (!target.startsWith('..') && target !== room) imports.add(target);
  }
  return rooms;
}

test('no room of the domain imports itself by way of others', () => {
  const rooms = readRooms();
  expect(rooms.get('orders/apply')).toContain('ledger/journals');
  expect(findCircle(rooms)).toBeUndefined();
});

test('every room of the domain is in a wing that has its floor', () => {
  const wings = readdirSync(domain, { withFileTypes: true });
  expect(wings.map(({ name }) => name).toSorted()).toEqual(domainFloors.flat().toSorted());
  const loose = wings.flatMap(({ name }) =>
    readdirSync(join(domain, name), { withFileTypes: true }).filter((each) => each.isFile()),
  );
  expect(loose).toEqual([]);
});
