import { DAY_MS } from '@potli/api/units/time';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthsLater, nextStage, type WrittenNotice } from './nextStage.ts';

const day = (text: string) => new Date(`${text}T12:00:00+05:30`);
const later = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

it.each([
  ['2025-11-25', 12, '2026-11-25'],
  ['2025-05-31', 9, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-11-30', -9, '2026-02-28'],
])('%s and %i months is %s', (from, months, to) => {
  expect(monthsLater(day(from), months)).toEqual(day(to));
});

it('days are those of India: half past midnight there is still the day before in UTC', () => {
  expect(monthsLater(new Date('2026-02-28T19:00:00Z'), 1)).toEqual(new Date('2026-03-31T19:00:00Z'));
});

/** Asks on each of these days after the last login, and collects what was due. @param becomeOf the mail of the day */
function lived(
  since: Date,
  days: Iterable<number>,
  becomeOf: (day: number) => WrittenNotice['mail'] = () => 'handed over',
) {
  const notices: (WrittenNotice & { at: Date })[] = [];
  for (const n of days) {
    const at = later(since, n);
    const next = nextStage(since, notices, at);
    if (next) notices.push({ ...next, at, mail: becomeOf(n) });
    if (next?.stage === 'FORFEITED') break;
  }
  return notices;
}

it('warns after nine and eleven months and seven days before, and then forfeits', () => {
  const since = day('2025-11-25');
  const everyDay = Array.from({ length: 500 }, (_, n) => n);
  expect(lived(since, everyDay).map(({ stage, at, forfeitsAt }) => [stage, at, forfeitsAt])).toEqual([
    ['FIRST', day('2026-08-25'), day('2026-11-25')],
    ['SECOND', day('2026-10-25'), day('2026-11-25')],
    ['LAST', day('2026-11-18'), day('2026-11-25')],
    ['FORFEITED', day('2026-11-25'), day('2026-11-25')],
  ]);
});

const YEAR_AND_MORE = Array.from({ length: 500 }, (_, n) => n);

it.each<[string, (day: number) => WrittenNotice['mail'], string[]]>([
  [
    'a warning that is given up',
    (n) => (n < 300 ? 'given up' : 'handed over'),
    ['FIRST', 'SECOND', 'LAST 0', 'LAST 7'],
  ],
  ['two of them', (n) => (n < 350 ? 'given up' : 'handed over'), ['FIRST', 'SECOND', 'LAST 0', 'LAST 7', 'LAST 14']],
  ['a last one', (n) => (n > 350 && n < 365 ? 'given up' : 'handed over'), ['FIRST', 'SECOND', 'LAST 0', 'LAST 7']],
])('%s is made up for by another last one, a week later', (_what, becomeOf, warnings) => {
  const since = day('2025-11-25');
  const notices = lived(since, YEAR_AND_MORE, becomeOf);
  const over = monthsLater(since, 12).getTime();
  const name = ({ stage, forfeitsAt }: WrittenNotice) =>
    stage === 'LAST' ? `LAST ${(forfeitsAt.getTime() - over) / DAY_MS}` : stage;
  expect(notices.slice(0, -1).map(name)).toEqual(warnings);
  const end = notices.at(-1);
  expect(end?.stage).toBe('FORFEITED');
  expect(end?.at).toEqual(notices.at(-2)?.forfeitsAt);
});

it('nothing is forfeited while no mail server takes a warning, nor while one waits', () => {
  const stages = (becomeOf: () => WrittenNotice['mail']) =>
    lived(day('2025-11-25'), YEAR_AND_MORE, becomeOf).map(({ stage }) => stage);
  expect(stages(() => 'given up')).not.toContain('FORFEITED');
  expect(stages(() => 'waits')).toEqual(['FIRST', 'SECOND', 'LAST']);
});

it('nothing is forfeited before twelve months, nor sooner than seven days after a last warning that names the day', () => {
  const runDays = fc.array(fc.nat({ max: 900 }), { minLength: 1, maxLength: 40 });
  const isWarned = fc.property(fc.nat({ max: 800 }), runDays, (loginDay, days) => {
    const since = later(day('2024-01-01'), loginDay);
    const runs = days.toSorted((a, b) => a - b);
    const notices = lived(since, runs);
    const stages = notices.map(({ stage }) => stage);
    expect(new Set(stages).size).toBe(stages.length);
    expect(stages).toEqual(['FIRST', 'SECOND', 'LAST', 'FORFEITED'].filter((stage) => stages.includes(stage as never)));
    for (const { stage, at } of notices) expect(at >= monthsLater(since, stage === 'FIRST' ? 9 : 11)).toBe(true);
    const end = notices.find(({ stage }) => stage === 'FORFEITED');
    if (!end) return;
    const last = notices.find(({ stage }) => stage === 'LAST');
    expect(end.at >= monthsLater(since, 12)).toBe(true);
    expect(last && end.at.getTime() - last.at.getTime()).toBeGreaterThanOrEqual(7 * DAY_MS);
    expect(last && end.at >= last.forfeitsAt).toBe(true);
  });
  fc.assert(isWarned, { seed: 11, numRuns: 600 });
});
