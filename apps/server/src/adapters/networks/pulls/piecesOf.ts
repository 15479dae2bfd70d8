import { DAY_MS } from '@potli/api/units/time';

/** Cuts a time into pieces of at most so many days. */
export function piecesOf(from: Date, to: Date, days: number): { from: Date; to: Date }[] {
  const pieces: { from: Date; to: Date }[] = [];
  for (let start = from.getTime(); start < to.getTime(); start += days * DAY_MS) {
    pieces.push({ from: new Date(start), to: new Date(Math.min(start + days * DAY_MS, to.getTime())) });
  }
  return pieces;
}
