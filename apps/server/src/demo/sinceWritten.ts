/** When the demo's fixtures were written: their times are relative to it. */
const WRITTEN_MS = Date.parse('2026-11-20T06:00:00Z');

/** Moves times of the fixtures as if they were written now. */
export function sinceWritten(now: Date): (instant: string) => Date {
  const laterMs = now.getTime() - WRITTEN_MS;
  return (instant) => new Date(Date.parse(instant) + laterMs);
}
