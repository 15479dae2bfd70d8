import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';

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
const nounOf = (path: string) => relative(domain, path).split('/')[0] ?? '';

/** Which noun of the domain imports which. */
function readNouns(): Graph {
  const graph: Graph = new Map();
  for (const name of globSync('**/*.ts', { cwd: domain }).filter((each) => !each.endsWith('.test.ts'))) {
    const file = join(domain, name);
    const imports = graph.get(nounOf(file)) ?? new Set();
    graph.set(nounOf(file), imports);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const noun = nounOf(join(dirname(file), path));
      if (noun !== '..' && noun !== nounOf(file)) imports.add(noun);
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

test('no noun of the domain imports itself by way of others', () => {
  const nouns = readNouns();
  expect(nouns.get('orders')).toContain('ledger');
  expect(findCircle(nouns)).toBeUndefined();
});
