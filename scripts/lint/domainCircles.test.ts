import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { domainFloors } from './boundaries.ts';

type Graph = Map<string, Set<string>>;

/** A circle of imports, as the names on its way; undefined where there is none. */
function findCircle(graph: Graph, path: readonly string[] = []): readonly string[] | undefined {
  const last = path.at(-1);
  for (const next of last === undefined ? graph.keys() : (graph.get(last) ?? [])) {
    if (path.includes(next)) return [...path.slice(path.indexOf(next)), next];
    const circle = findCircle(graph, [...path, next]);
    if (circle) return circle;
  }
  return undefined;
}

const domain = join(root, 'apps/server/src/domain');
/** Wing and room: `orders/apply`. */
const roomOf = (path: string) => relative(domain, path).split('/').slice(0, 2).join('/');

/** Which room of the domain imports which. */
function readRooms(): Graph {
  const graph: Graph = new Map();
  for (const name of globSync('**/*.ts', { cwd: domain }).filter((each) => !each.endsWith('.test.ts'))) {
    const file = join(domain, name);
    const imports = graph.get(roomOf(file)) ?? new Set();
    graph.set(roomOf(file), imports);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const room = roomOf(join(dirname(file), path));
      if (!room.startsWith('..') && room !== roomOf(file)) imports.add(room);
    }
  }
  return graph;
}

test('a circle is found', () => {
  const graph = new Map([
    ['orders', new Set(['ledger', 'payouts'])],
    ['ledger', new Set<string>()],
    ['payouts', new Set(['orders'])],
  ]);
  expect(findCircle(graph)).toEqual(['orders', 'payouts', 'orders']);
});

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
