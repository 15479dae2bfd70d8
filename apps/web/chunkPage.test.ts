import { expect, test } from 'vitest';
import { chunkPage } from './chunkPage.ts';

const at = (module: string) => new URL(`../../${module}`, import.meta.url).pathname;
const zod = (file: string) => `/x/node_modules/.pnpm/zod@4/node_modules/zod/${file}`;
const page = at('apps/web/src/routes/home.tsx');
const importers: Readonly<Record<string, string[]>> = {
  [zod('a.js')]: [page],
  // by way of a module that has no code of its own
  [zod('b.js')]: [zod('a.js'), zod('index.js')],
  [zod('index.js')]: [zod('b.js'), at('packages/api/src/contract/stores.ts')],
};

const text = chunkPage(
  [
    { fileName: 'small.js', code: 'x'.repeat(100), modules: {} },
    {
      fileName: 'large.js',
      code: 'x'.repeat(9_000),
      modules: {
        [zod('a.js')]: { renderedLength: 2_000 },
        [zod('b.js')]: { renderedLength: 3_000 },
        [page]: { renderedLength: 4_000 },
        ...Object.fromEntries(
          Array.from({ length: 5 }, (_, n) => [at(`packages/ui/src/${n}.ts`), { renderedLength: n }]),
        ),
      },
    },
  ],
  (id) => importers[id] ?? [],
);

test('lists the largest chunk first', () => {
  expect(text.split('\n').filter((line) => /^\| (large|small)/.test(line))).toEqual([
    '| large.js | 9.0 kB | 8 |',
    '| small.js | 0.1 kB | 0 |',
  ]);
});

test('names its five largest parts, a package as one, and who imports them', () => {
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toHaveLength(5);
  expect(lines.slice(0, 2)).toEqual([
    '- 5.0 kB zod: imported by apps/web/src/routes/home.tsx and 1 more',
    '- 4.0 kB apps/web/src/routes/home.tsx: an entry',
  ]);
  expect(text).not.toContain('## small.js');
});
