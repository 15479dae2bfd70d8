import type { Caller } from './Caller.ts';

const FRESH_MS = 800;
const REMEMBERED = 10_000;

/**
 * Remembers for less than a second whose session is open, so that a busy member costs one query a second and a session
 * ended by another process is over within one.
 *
 * @param ownerOf answers the member of an open session; undefined for one that is over
 */
export function createSessionCache(ownerOf: (sessionId: string) => Promise<bigint | undefined>) {
  let known = new Map<string, { owner: Promise<bigint | undefined>; untilMs: number }>();

  function find(sessionId: string): Promise<bigint | undefined> {
    const entry = known.get(sessionId);
    if (entry && entry.untilMs > Date.now()) return entry.owner;
    if (known.size >= REMEMBERED) known = new Map();
    const owner = ownerOf(sessionId);
    known.set(sessionId, { owner, untilMs: Date.now() + FRESH_MS });
    // a failure is not an answer: the next caller asks again
    owner.catch(() => known.delete(sessionId));
    return owner;
  }

  return {
    /** Whether the session is open, and this member's. */
    isOpen: async ({ id, sessionId }: Caller): Promise<boolean> => (await find(sessionId)) === id,
    forget() {
      known = new Map();
    },
  };
}
