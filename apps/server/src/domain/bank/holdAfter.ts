import type { LiveVersion } from './findLiveVersion.ts';

const HOLD_MS = 24 * 60 * 60 * 1_000;

type Version = Pick<LiveVersion, 'version' | 'addedAt' | 'held' | 'lastStoppedAt'>;

/**
 * Until when payouts rest because a member's bank account was changed to this version, or back to it; null where they do
 * not. A first account replaces none, so that nothing rests, unless it was saved as one that looks odd.
 */
export function holdAfter({ version, addedAt, held, lastStoppedAt }: Version, nowMs: number): Date | null {
  const changedMs = version > 1 || held ? addedAt.getTime() : Number.NEGATIVE_INFINITY;
  const untilMs = Math.max(changedMs, lastStoppedAt?.getTime() ?? Number.NEGATIVE_INFINITY) + HOLD_MS;
  return untilMs > nowMs ? new Date(untilMs) : null;
}
