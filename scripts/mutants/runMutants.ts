import { join } from 'node:path';
import { root } from '../lib/root.ts';
import type { Found } from './findMutants.ts';
import { openTests, type Tests } from './openTests.ts';
import type { Mutant } from './seedMutants.ts';
import { surveyTests, testsFor } from './surveyTests.ts';

export interface Verdict extends Mutant {
  outcome: 'killed' | 'survived' | 'timed out' | 'not reached';
}

/** Each test database stays until PostgreSQL ends, so that it is started again after so many mutants. */
const MUTANTS_OF_ONE_DATABASE = 60;

/** After so many mutants the tests that noticed one must pass without it, or the verdicts mean nothing. */
const MUTANTS_OF_ONE_CONTROL = 20;

/** Runs the tests that reach each mutant, until one fails. */
export async function runMutants(found: Found, report: (verdict: Verdict) => void): Promise<Verdict[]> {
  const { mutants, modules, tests: folders } = found;
  const surveyed = await surveyTests(found);
  const verdicts: Verdict[] = [];
  for (let at = 0; at < mutants.length; at += MUTANTS_OF_ONE_DATABASE) {
    const tests = await openTests({ folders, modules });
    try {
      for (const mutant of mutants.slice(at, at + MUTANTS_OF_ONE_DATABASE)) {
        const groups = testsFor(join(root, mutant.file), mutant.id, surveyed);
        const verdict = { ...mutant, outcome: await judge(tests, groups, mutant.id) };
        report(verdict);
        verdicts.push(verdict);
      }
    } finally {
      await tests.close();
    }
  }
  return verdicts;
}

/** @throws where the tests fail without the mutant, too */
async function judge(tests: Tests, groups: readonly string[][], id: number): Promise<Verdict['outcome']> {
  for (const group of groups) {
    const { outcome } = await tests.run(group, id);
    if (outcome === 'passed') continue;
    if (id % MUTANTS_OF_ONE_CONTROL === 0) await control(tests, group);
    return outcome === 'failed' ? 'killed' : 'timed out';
  }
  return groups.length === 0 ? 'not reached' : 'survived';
}

async function control(tests: Tests, group: readonly string[]): Promise<void> {
  const { outcome, failures } = await tests.run(group, 0);
  if (outcome !== 'passed') throw new Error(`Without a fault the tests do not pass any more:\n${failures.join('\n')}`);
}
