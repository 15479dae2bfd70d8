import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../lib/root.ts';
import type { Found } from './findMutants.ts';
import { openTests } from './openTests.ts';

export interface TestFile {
  path: string;
  durationMs: number;
  /** The mutants whose place in the code it runs through. */
  reaches: ReadonlySet<number>;
}

/** What `mutantSwitch.ts` notes of a test file. */
export interface Reach {
  /** Absolute path of the test file. */
  file: string;
  inTests: number[];
  /** While modules were loaded: only by the first file of a worker, as all share them. */
  asLoaded: number[];
}

/** Runs all tests once without a fault. @throws when one fails */
export async function surveyTests({ mutants, modules, tests: folders }: Found): Promise<TestFile[]> {
  const reachFolder = mkdtempSync(join(tmpdir(), 'potli-mutants-'));
  const tests = await openTests({ folders, modules, reachFolder });
  try {
    const { outcome, durations, failures } = await tests.run(tests.files, 0);
    if (outcome !== 'passed') throw new Error(`Without a fault the tests do not pass:\n${failures.join('\n')}`);
    const reaches = readdirSync(reachFolder).map(
      (name) => JSON.parse(readFileSync(join(reachFolder, name), 'utf8')) as Reach,
    );
    const asLoaded = new Set(reaches.flatMap((reach) => reach.asLoaded));
    const loaded = mutants.filter(({ id }) => asLoaded.has(id));
    return reaches.map(({ file, inTests }) => {
      const imported = tests.importedBy(file);
      const own = loaded.filter((mutant) => imported.has(join(root, mutant.file))).map(({ id }) => id);
      return { path: file, durationMs: durations.get(file) ?? 0, reaches: new Set([...inTests, ...own]) };
    });
  } finally {
    await tests.close();
    rmSync(reachFolder, { recursive: true });
  }
}

/** So many test files are run for a mutant at most; what every host runs through is reached by nearly all. */
const MOST_FILES = 20;

const isOnDatabase = ({ path }: TestFile) => path.includes('.db.test.');

/** The tests that reach a mutant, in groups to be run one after the other: those without database, the nearest, others. */
export function testsFor(file: string, id: number, tests: readonly TestFile[]): string[][] {
  const stepsTo = ({ path }: TestFile) => relative(dirname(file), path).split('/').length;
  const cost = (test: TestFile) => Number(isOnDatabase(test)) * 1e9 + stepsTo(test) * 1e6 + test.durationMs;
  const reaching = tests.filter(({ reaches }) => reaches.has(id)).sort((one, other) => cost(one) - cost(other));
  const chosen = reaching.slice(0, MOST_FILES);
  const pure = chosen.filter((test) => !isOnDatabase(test));
  const others = chosen.filter(isOnDatabase);
  return [pure, others.slice(0, 2), others.slice(2)]
    .filter((group) => group.length > 0)
    .map((group) => group.map(({ path }) => path));
}
