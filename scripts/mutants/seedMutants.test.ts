import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { seedMutants } from './seedMutants.ts';

/** What the expression is without a fault, and with each of its faults. */
function valuesOf(expression: string): unknown[] {
  const { seeds, compile } = seedMutants('sum.ts', `run(() => ${expression});`);
  const code = stripTypeScriptTypes(compile(seeds.map((_, at) => at + 1)));
  return [0, ...seeds.map((_, at) => at + 1)].flatMap((active) => {
    const values: unknown[] = [];
    const run = (read: () => unknown) => values.push(read());
    const body = code.replace('globalThis.__isMutant', 'isMutant');
    new Function('run', 'isMutant', body)(run, (id: number) => id === active);
    return values;
  });
}

test.each([['3 < 3', [false, true, true, true, false, false]]])('%s', (expression, values) => {
  expect(valuesOf(expression)).toEqual(values);
});
