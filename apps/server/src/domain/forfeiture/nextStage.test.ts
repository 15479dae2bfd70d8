import { describe, expect, it } from 'vitest';
import { createRandom } from '../../testing/createRandom.ts';
import { monthsLater, type NextStage, nextStage } from './nextStage.ts';

const DAY_MS = 86_400_000;
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

/** Asks on each of these days after the last login, and keeps what was due. */
function lived(since: Date, days: Iterable<number>) {
  const told: (NextStage & { at: Date })[] = [];
  for (const n of days) {
    const at = later(since, n);
    const next = nextStage(since, told, at);
    if (next) told.push({ ...next, at });
    if (next?.stage === 'FORFEITED') break;
  }
  return told;
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

describe.each([11, 204])('whenever the job runs (seed %i)', (seed) => {
  const random = createRandom(seed);

  it('nothing is forfeited before twelve months, nor sooner than seven days after a last warning that names the day', () => {
    for (let n = 0; n < 300; n += 1) {
      const since = later(day('2024-01-01'), random(800));
      const runs = Array.from({ length: 1 + random(40) }, () => random(900)).sort((a, b) => a - b);
      const told = lived(since, runs);
      const stages = told.map(({ stage }) => stage);
      expect(new Set(stages).size).toBe(stages.length);
      expect(stages).toEqual(
        ['FIRST', 'SECOND', 'LAST', 'FORFEITED'].filter((stage) => stages.includes(stage as never)),
      );
      for (const { stage, at } of told) expect(at >= monthsLater(since, stage === 'FIRST' ? 9 : 11)).toBe(true);
      const end = told.find(({ stage }) => stage === 'FORFEITED');
      if (!end) continue;
      const last = told.find(({ stage }) => stage === 'LAST');
      expect(end.at >= monthsLater(since, 12)).toBe(true);
      expect(last && end.at.getTime() - last.at.getTime()).toBeGreaterThanOrEqual(7 * DAY_MS);
      expect(last && end.at >= last.forfeitsAt).toBe(true);
    }
  });
});
