const dayMs = 86_400_000;

/** An instant `days` from now; half a minute later, so that its countdown reads the same all through a test. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs + 30_000).toISOString();
}
