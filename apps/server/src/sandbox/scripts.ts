import { MINUTE_MS } from '@potli/api/units/time';
import type { Clock } from './Clock.ts';
import { chance } from './random.ts';

/** How a network behaves when it does not behave. */
export interface Script {
  /** Sends every second report again. */
  duplicates?: true;
  /** Delays reports for different times, so that an approval can come before its order. */
  reordering?: true;
  /** Says nothing for five minutes of every ten. */
  silence?: true;
  /** Approves orders, and never pays. */
  neverPays?: true;
}

export const scripts = {
  calm: {},
  duplicates: { duplicates: true },
  reordering: { reordering: true },
  silence: { silence: true },
  default: { neverPays: true },
  chaos: { duplicates: true, reordering: true, silence: true },
} as const satisfies Record<string, Script>;

export type ScriptName = keyof typeof scripts;

export const isScriptName = (name: string): name is ScriptName => Object.hasOwn(scripts, name);

interface Sending {
  seed: number;
  clock: Clock;
  /** What chance is asked about, the same in each run of a seed. */
  what: readonly (string | number)[];
  at: number;
}

/** When a report is sent: once, or more often, at the earliest when it happened. */
export function sendTimes({ duplicates, reordering, silence }: Script, { seed, clock, what, at }: Sending): number[] {
  const late = reordering ? clock.scaled(chance(seed, 'late', ...what) * 2 * MINUTE_MS) : 0;
  const first = silence ? afterSilence(at + late, clock) : at + late;
  if (!duplicates || chance(seed, 'again', ...what) < 0.5) return [first];
  return [first, first + clock.scaled(chance(seed, 'pause', ...what) * MINUTE_MS)];
}

function afterSilence(at: number, clock: Clock): number {
  const half = Math.max(1, clock.scaled(5 * MINUTE_MS));
  const halves = Math.floor(at / half);
  return halves % 2 === 0 ? (halves + 1) * half : at;
}
