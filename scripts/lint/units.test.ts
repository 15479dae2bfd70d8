import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { unitFiles } from './unitFiles.ts';

const server = 'apps/server/src/domain';

/** What is written out, and the name that replaces it. */
const refused = [
  ['86_400_000', 'DAY_MS'],
  ['24 * 60 * 60 * 1_000', 'DAY_MS'],
  ['24 * 3_600_000', 'HOUR_MS'],
  ['7 * 24 * 60 * 60', 'HOUR_SECONDS'],
  ['60 * 60_000', 'HOUR_MS'],
  ['5.5 * 3_600_000', 'INDIA_AHEAD_MS'],
  ['330 * 60_000', 'INDIA_AHEAD_MS'],
  ['(paise / 100)', 'toRupees'],
  ['Math.round(rupees * 100)', 'toPaise'],
  ['100 * rupees', 'toPaise'],
  ['/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/', 'isUuid'],
  ['/^[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}$/i', 'isUuid'],
  ["'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'", 'UUID_SOURCE'],
  ['new Date().toISOString().slice(0, 10)', 'indiaDay'],
  ['at.toISOString().slice(0, 7)', 'indiaDay'],
  ['sql`current_date + 3`', 'indiaDay'],
  ['sql`now()::date`', 'indiaDay'],
  ['(state + 0x6d2b79f5) | 0', 'seededRandom'],
].map(([code = '', name = ''], index) => ({ file: `${server}/refused${index}.ts`, code, name }));

const allowed = [
  { file: `${server}/other.ts`, code: '60_000 + 2 * DAY_MS + 24 * 7' },
  { file: `${server}/share.ts`, code: 'percentOf(sale, 100) + paise % 100' },
  { file: `${server}/day.ts`, code: "sql`(now() at time zone 'Asia/Kolkata')::date`" },
  { file: `${server}/hash.ts`, code: '/^[0-9a-f]{64}$/' },
  { file: `${server}/amount.test.ts`, code: 'Math.round(rupees * 100)' },
  { file: 'packages/api/src/units/time.ts', code: '24 * 60 * 60 * 1_000' },
  { file: 'packages/ui/src/format/percent.ts', code: 'share * 100' },
];

const folder = mkdtempSync(join(tmpdir(), 'potli-units-'));
let report: string[] = [];

beforeAll(() => {
  const jsPlugins = [join(root, 'scripts/lint/units.ts')];
  const config = { categories: { correctness: 'off' }, jsPlugins, overrides: unitFiles };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const { file, code } of [...refused, ...allowed]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `export const value = ${code};\n`);
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  report = spawnSync(oxlint, ['--format=unix'], { cwd: folder, encoding: 'utf8' }).stdout.split('\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused)('$code has the name $name', ({ file, name }) => {
  expect(report).toContainEqual(expect.stringMatching(new RegExp(`${file}:.*${name}`)));
});

test.each(allowed)('$file may have $code', ({ file }) => {
  expect(report).not.toContainEqual(expect.stringContaining(`${file}:`));
});
