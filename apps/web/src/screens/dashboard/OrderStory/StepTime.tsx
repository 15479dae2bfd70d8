import { DateText } from '@potli/ui/DateText';
import { spellSpan, spellToGo } from './timeWords.ts';
import type { ToldStep } from './toThread.ts';

export interface StepTimeProps {
  step: Pick<ToldStep, 'at' | 'before' | 'expectedBy' | 'state'>;
  nowMs: number;
}

/** When a step happened and how long after the one before; or by when it is expected, and how far away that is. */
export function StepTime({ step: { at, before, expectedBy, state }, nowMs }: StepTimeProps) {
  if (at) {
    return (
      <>
        <DateText instant={at} missing="" />
        {before && at > before && ` · ${spellSpan(Date.parse(at) - Date.parse(before))} later`}
      </>
    );
  }
  const waiting = state === 'current' && expectedBy;
  const toGo = waiting && spellToGo(expectedBy, nowMs);
  return (
    <>
      {waiting && !toGo ? 'was due by ' : 'by '}
      <DateText instant={expectedBy} missing="" dayOnly />
      {toGo && ` · ${toGo}`}
    </>
  );
}
