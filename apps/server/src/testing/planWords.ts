import { toBigPaise } from '@potli/api/units/money';
import { HOUR_MS } from '@potli/api/units/time';
import type { ReportStatus } from '../domain/orders/reports/OrderReport.ts';
import type { ReportSource } from '../domain/orders/reports/reportSource.ts';

type Random = (below: number) => number;

/** Which time a source gives: that of the order, that of the statement, or none. */
export type Clock = 'order' | 'word' | 'none';
export type Exactness = 'millisecond' | 'second' | 'minute' | 'day';

/** What one source says of one order at one moment. */
export interface Word {
  source: ReportSource;
  clock: Clock;
  exactness: Exactness;
  /** When it is stated; of a list, its date. */
  saidAt: Date;
  /** In which step it arrives. */
  step: number;
  status: ReportStatus;
  salePaise: bigint;
}

export interface PlannedWords {
  order: number;
  orderedAt: Date;
  words: Word[];
}

/** Steps in which words arrive, six hours one after the other. */
export const STEPS = 20;
const LISTED_UNTIL = 12;
const BEGIN = Date.UTC(2026, 9, 1, 4, 17, 31, 123);
export const stepAt = (step: number): Date => new Date(BEGIN + step * 6 * HOUR_MS);

const STATUSES = ['tracked', 'approved', 'rejected'] as const;
const CLOCKS = ['order', 'word', 'none'] as const satisfies Clock[];
const EXACTNESS = ['millisecond', 'second', 'minute', 'day'] as const satisfies Exactness[];

const oneOf = <const Value>(values: readonly [Value, ...Value[]], random: Random): Value =>
  values[random(values.length)] ?? values[0];

/** Which sources speak of an order. */
export interface Way {
  /** Those that call. */
  calls: readonly ('hint' | 'signed')[];
  /** Whether its network has a list, too. */
  isListed: boolean;
}

/**
 * What networks say of orders, each source with a clock of its own, in corrections both ways. Lists are read late and in any
 * order, each with its day; calls that anybody can make go on after the last list.
 */
export function planWords(random: Random, orders: number, ways: readonly Way[]): PlannedWords[] {
  return Array.from({ length: orders }, (_, order) => {
    const { calls, isListed } = ways[order % ways.length] ?? { calls: [], isListed: true };
    const orderedAt = new Date(BEGIN - 40 * HOUR_MS - random(10_000_000));
    const habits = new Map(
      [...calls, 'list' as const].map((source) => {
        // what is signed names a time
        const clock: Clock = source === 'signed' ? oneOf(['order', 'word'], random) : oneOf(CLOCKS, random);
        return [source, { source, clock, exactness: oneOf(EXACTNESS, random) }] as const;
      }),
    );
    // lists repeat themselves: what they say is one of few things
    const lines = Array.from({ length: 3 }, () => drawState(random));
    const words: Word[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      for (const source of calls) {
        const habit = habits.get(source);
        const isOver = source === 'signed' && isListed && step > LISTED_UNTIL;
        if (!habit || isOver || random(3) > 0) continue;
        words.push({ ...habit, saidAt: stepAt(step), step, ...drawState(random) });
      }
    }
    const list = habits.get('list');
    for (const day of isListed && list ? [2, 5, 8, LISTED_UNTIL] : []) {
      if (day < LISTED_UNTIL && random(3) === 0) continue;
      const saidAt = new Date(stepAt(day).getTime() + HOUR_MS);
      const line = lines[random(lines.length)];
      if (line && list) words.push({ ...list, saidAt, step: day + 1 + random(STEPS - day - 1), ...line });
    }
    return { order, orderedAt, words };
  });
}

let prices = 0;
function drawState(random: Random): Pick<Word, 'status' | 'salePaise'> {
  // no two calls have the same bytes
  prices += 1;
  return { status: oneOf(STATUSES, random), salePaise: toBigPaise(1 + random(400_000)) + BigInt(prices % 100) };
}

/** What has to count after all words: the last list, else the last that was signed, else the last call. */
export function lastWord({ words }: PlannedWords): Word | undefined {
  const of = (source: ReportSource) => words.filter((word) => word.source === source);
  const spoken = [of('list'), of('signed'), of('hint')].find((each) => each.length > 0) ?? [];
  return spoken.toSorted((one, other) => one.saidAt.getTime() - other.saidAt.getTime()).at(-1);
}
