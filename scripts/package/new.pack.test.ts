import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClone } from './createClone.ts';
import { run } from './run.ts';

/** One of each kind, and a second one where kinds share lines. */
const COMMANDS = [
  'call listGiftIdeas',
  'call getStamp',
  'call createGuestNote',
  'call createGuestBook',
  'screen dashboard MyGiftIdeas --call listGiftIdeas',
  'screen dashboard Perks',
  'screen public HowItWorks',
  'component RewardCard',
];

/** Enough for a machine that is busy with other steps. */
const LIMIT_MS = 300_000;

/** Part of the report that Vitest writes as JSON. */
interface Results {
  testResults: { assertionResults: { failureMessages: string[] }[] }[];
}

const folder = mkdtempSync(join(tmpdir(), 'potli-new-'));

/** A copy of the repository as it is now, with everything that `pnpm new` makes. */
beforeAll(async () => {
  await createClone(folder);
  for (const command of COMMANDS) await run(folder, process.execPath, 'scripts/new.ts', ...command.split(' '));
});
afterAll(() => rmSync(folder, { recursive: true }));

it(
  'what `pnpm new` makes compiles',
  async () => {
    await run(folder, 'node_modules/.bin/tsc', '-b');
  },
  LIMIT_MS,
);

it('is formatted', async () => {
  await run(folder, 'node_modules/.bin/biome', 'format', '.');
});

it(
  'fails in its tests, which say what to fill in',
  async () => {
    const tests = [
      'packages/api/src/conformance/conform.test.ts',
      'apps/web/src/screens',
      'apps/web/src/lib/paths.test.ts',
    ];
    const report = ['--reporter=json', '--outputFile=results.json'];
    await expect(
      run(folder, 'node_modules/.bin/vitest', 'run', '--project', 'unit', ...tests, ...report),
    ).rejects.toThrow();
    const { testResults } = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Results;
    const failures = testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ failureMessages }) => failureMessages.map((text) => text.split('\n')[0] ?? '')),
    );
    expect(failures.sort()).toEqual([
      expect.stringContaining('Say what createGuestBook takes and returns'),
      expect.stringContaining('Say what createGuestNote takes and returns'),
      expect.stringContaining('Say what getStamp returns'),
      expect.stringContaining('Say what listGiftIdeas returns'),
    ]);
  },
  LIMIT_MS,
);
