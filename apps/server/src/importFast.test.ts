import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SPECIFIERS = ['./src/index.ts', 'hono', 'hono', 'zod/mini', '@potli/api/contract/policy', 'drizzle-orm/pg-core'];
const CODE = `
  import { createRequire } from 'node:module';
  const require = createRequire(import.meta.url);
  const specifiers = ${JSON.stringify(SPECIFIERS)};
  const found = specifiers.map((each) => import.meta.resolve(each));
  const others = specifiers.slice(1, 4).map((each) => require.resolve(each));
  const { GIFT_CARDS_A_DAY } = await import('@potli/api/contract/policy');
  console.log(JSON.stringify({ found, others, isLoaded: GIFT_CARDS_A_DAY > 0 }));
`;

/** What Node finds from a file of the server. */
function findAll(...options: string[]): { found: string[]; others: string[]; isLoaded: boolean } {
  const args = ['--conditions=source', ...options, '--input-type=module', '--eval', CODE];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' }),
  ) as ReturnType<typeof findAll>;
}

it('what is found fast is what Node finds, for import and for require', () => {
  const usual = findAll();
  expect(new Set(usual.found).size).toBe(SPECIFIERS.length - 1);
  expect(usual.others[0]).toMatch(/\.cjs|cjs\//);
  expect(findAll(`--import=${join(import.meta.dirname, 'importFast.ts')}`)).toEqual(usual);
});
