const dayMs = 86_400_000;

/** An instant in `days` days and half a minute, so that a countdown shows the same text during a whole test. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs + 30_000).toISOString();
}
