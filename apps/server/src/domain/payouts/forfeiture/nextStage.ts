import {
  FIRST_WARNING_MONTHS,
  FORFEIT_MONTHS,
  LAST_WARNING_DAYS,
  SECOND_WARNING_MONTHS,
} from '@potli/api/contract/policy';
import { INDIA_AHEAD_MS } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';
import type { forfeitNotice } from '../../../db/schema/forfeitNotice.ts';

export type Stage = (typeof forfeitNotice.$inferSelect)['stage'];

/** What is to be sent now, and which day it names. */
export interface NextStage {
  stage: Stage;
  forfeitsAt: Date;
}

export interface WrittenNotice extends NextStage {
  /** Whether a mail server accepted it. One that is given up is not sent by another mail. */
  mail: 'waits' | 'handed over' | 'given up';
}

/** The same time of the same day in India so many months later; of a shorter month its last day. */
export function monthsLater(from: Date, months: number): Date {
  const day = new Date(from.getTime() + INDIA_AHEAD_MS);
  const date = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + months, 1);
  const lastDate = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(date, lastDate));
  return new Date(day.getTime() - INDIA_AHEAD_MS);
}

/**
 * The next warning, or the forfeiture, that is due (docs/product/money.md#forfeiture); undefined where none is. One that was
 * missed is left out, but nothing is forfeited sooner than `LAST_WARNING_DAYS` after the last warning. For each warning that no mail server
 * accepted, the last one is given once more, with as many more days.
 * @param notices those since then, in any order
 */
export function nextStage(inactiveSince: Date, notices: readonly WrittenNotice[], at: Date): NextStage | undefined {
  const week = LAST_WARNING_DAYS * DAY_MS;
  const last = notices
    .filter(({ stage }) => stage === 'LAST')
    .sort((a, b) => Number(a.forfeitsAt) - Number(b.forfeitsAt))
    .at(-1);
  if (last) {
    if (at < last.forfeitsAt || notices.some(({ mail }) => mail === 'waits')) return undefined;
    return last.mail === 'handed over' && wasWarned(notices)
      ? { stage: 'FORFEITED', forfeitsAt: at }
      : { stage: 'LAST', forfeitsAt: new Date(at.getTime() + week) };
  }
  const forfeitsAt = monthsLater(inactiveSince, FORFEIT_MONTHS);
  if (at.getTime() >= forfeitsAt.getTime() - week) {
    return { stage: 'LAST', forfeitsAt: new Date(Math.max(forfeitsAt.getTime(), at.getTime() + week)) };
  }
  const hasNotice = (wanted: Stage) => notices.some(({ stage }) => stage === wanted);
  if (at >= monthsLater(inactiveSince, SECOND_WARNING_MONTHS))
    return hasNotice('SECOND') ? undefined : { stage: 'SECOND', forfeitsAt };
  if (at < monthsLater(inactiveSince, FIRST_WARNING_MONTHS) || hasNotice('FIRST')) return undefined;
  return { stage: 'FIRST', forfeitsAt };
}

/** Whether as many warnings arrived as there are kinds of them that were given. */
const wasWarned = (notices: readonly WrittenNotice[]): boolean =>
  notices.filter(({ mail }) => mail === 'handed over').length >= new Set(notices.map(({ stage }) => stage)).size;
