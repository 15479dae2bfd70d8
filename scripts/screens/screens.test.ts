import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { readScreens } from './readScreens.ts';
import { toTable } from './toTable.ts';

const web = path.join(root, 'apps/web');
const rows = readScreens(web);

/** Addresses without a screen: they redirect. */
const REDIRECTS = ['/user_dashboard'];

function routerAddresses(): string[] {
  const tree = readFileSync(path.join(web, 'src/routeTree.gen.ts'), 'utf8');
  const list = /FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  return [...list.matchAll(/^\s*'([^']+)'/gm)].map(([, address = '']) => address);
}

describe('docs/screens.md', () => {
  test('there are addresses', () => {
    expect(routerAddresses().length).toBeGreaterThan(8);
  });

  test.each(routerAddresses().filter((address) => !REDIRECTS.includes(address)))('has a row for %s', (address) => {
    expect(rows.map((row) => row.address)).toContain(address);
  });

  test('is up to date; `node scripts/screens.ts` writes it', () => {
    expect(readFileSync(path.join(root, 'docs/screens.md'), 'utf8')).toBe(toTable(rows));
  });

  test('writes names of stories as words', () => {
    const row = { address: '/a/$slug', screens: [{ name: 'Thing', states: ['Ready', 'FailedOverData'] }] };
    expect(toTable([row])).toContain('| `/a/$slug` | Thing | ready, failed over data |');
  });
});
