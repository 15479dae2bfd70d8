import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

/** More calls than a test needs: a loop that does not end any more. */
const MOST_CALLS = 2_000_000;

const active = Number(process.env.MUTANT);
const reachFolder = process.env.MUTANT_REACH;
const reached = new Set<number>();
let calls = 0;

/** Whether the code is to behave as this mutant. Notes which mutants the tests of a file reach. */
function isMutant(id: number): boolean {
  if (reachFolder) reached.add(id);
  if (id !== active) return false;
  calls += 1;
  if (calls > MOST_CALLS) throw new Error('The mutant does not end');
  return true;
}

Object.assign(globalThis, { __isMutant: isMutant });

if (reachFolder)
  afterAll(() => {
    const file = expect.getState().testPath ?? '';
    writeFileSync(join(reachFolder, `${file.replaceAll('/', '+')}.json`), JSON.stringify([...reached]));
  });
