import { expect, test } from 'vitest';
import type { Verdict } from './runMutants.ts';
import { toReport } from './toReport.ts';

const verdict = (id: number, outcome: Verdict['outcome'], room = 'domain'): Verdict => ({
  id,
  file: `apps/server/src/${room}/sum.ts`,
  line: id,
  change: `change ${id}`,
  outcome,
});

const verdicts = [
  verdict(1, 'killed'),
  verdict(2, 'timed out'),
  verdict(3, 'survived'),
  verdict(4, 'not reached', 'http'),
  verdict(5, 'survived', 'http'),
];

test('counts each room, and all', () => {
  const { text, killed } = toReport(verdicts, []);
  expect(text).toContain('| domain | 3 | 1 | 1 | 1 | 0 | 0 | 66.7 % |');
  expect(text).toContain('| all | 5 | 1 | 1 | 2 | 1 | 0 | 40.0 % |');
  expect(killed).toBeCloseTo(0.4);
});

test('names survivors, but not accepted ones, which do not count', () => {
  const accepted = [{ file: 'apps/server/src/http/sum.ts', change: 'change 5', reason: 'The same.' }];
  const { text, killed } = toReport(verdicts, accepted);
  expect(text).toContain('apps/server/src/domain/sum.ts:3 survived: change 3');
  expect(text).not.toContain('change 5');
  expect(text).toContain('| http | 2 | 0 | 0 | 0 | 1 | 1 | 0.0 % |');
  expect(killed).toBeCloseTo(0.5);
});

test('an accepted mutant that is killed counts as killed', () => {
  const accepted = [{ file: 'apps/server/src/domain/sum.ts', change: 'change 1', reason: 'The same.' }];
  expect(toReport(verdicts, accepted).killed).toBeCloseTo(0.4);
});
