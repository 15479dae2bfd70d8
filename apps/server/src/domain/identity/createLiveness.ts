const FRESH_MS = 800;
const REMEMBERED = 10_000;

/**
 * Remembers for less than a second whether a session is open, so that a busy member costs one query a second and a
 * session ended by another process is over within one.
 */
export function createLiveness(isOpen: (sessionId: string) => Promise<boolean>) {
  let known = new Map<string, { open: Promise<boolean>; untilMs: number }>();

  return {
    isOpen(sessionId: string): Promise<boolean> {
      const entry = known.get(sessionId);
      if (entry && entry.untilMs > Date.now()) return entry.open;
      if (known.size >= REMEMBERED) known = new Map();
      const open = isOpen(sessionId);
      known.set(sessionId, { open, untilMs: Date.now() + FRESH_MS });
      // a failure is not an answer: the next caller asks again
      open.catch(() => known.delete(sessionId));
      return open;
    },
    forget() {
      known = new Map();
    },
  };
}
