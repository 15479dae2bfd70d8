import { createLoadingCache } from '../../platform/shared/loadingCache.ts';
import type { Caller } from './Caller.ts';

const TTL_MS = 800;
const MAX_ENTRIES = 10_000;

/**
 * Caches for less than a second whether a session is open: a busy member costs one query a second, and a session that
 * another process ended stops within a second.
 * @param findOwner the member of an open session; undefined for one that is over
 */
export function createSessionCache(findOwner: (sessionId: string) => Promise<bigint | undefined>) {
  const owners = createLoadingCache({ maxEntries: MAX_ENTRIES, ttlMs: TTL_MS });
  // null is cached, so that a session that is over also costs one query a second
  const ownerOf = (sessionId: string) => owners.get(sessionId, async () => (await findOwner(sessionId)) ?? null);

  return {
    /** Whether the session is open, and belongs to this member. */
    isOpen: async ({ id, sessionId }: Caller): Promise<boolean> => (await ownerOf(sessionId)) === id,
    clear: owners.clear,
  };
}
