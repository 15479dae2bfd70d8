import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Reach } from './surveyTests.ts';

/** More calls than a test needs: a loop that does not end any more. */
const MOST_CALLS = 2_000_000;

const active = Number(process.env.MUTANT);
const reachFolder = process.env.MUTANT_REACH;
const reach = { inTests: new Set<number>(), asLoaded: new Set<number>() };
let noted = reach.asLoaded;
let calls = 0;

/** Whether the code is to behave as this mutant. Notes which mutants the tests of a file reach. */
function isMutant(id: number): boolean {
  if (reachFolder) noted.add(id);
  if (id !== active) return false;
  calls += 1;
  if (calls > MOST_CALLS) throw new Error('The mutant does not end');
  return true;
}

Object.assign(globalThis, { __isMutant: isMutant });

if (reachFolder) {
  beforeAll(() => {
    noted = reach.inTests;
  });
  afterAll(() => {
    const file = expect.getState().testPath ?? '';
    const written: Reach = { file, inTests: [...reach.inTests], asLoaded: [...reach.asLoaded] };
    writeFileSync(join(reachFolder, `${file.replaceAll('/', '+')}.json`), JSON.stringify(written));
  });
}
