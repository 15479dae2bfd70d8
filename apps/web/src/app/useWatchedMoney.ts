import { focusManager } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const FIRST_PAUSE_MS = 3_000;
const WATCH_MS = 4 * 60_000;

/** When to look again at money, after looking on for so long: a dozen times, and not after a failure. */
export const pauseOf = (lookedMs: number, hasFailed: boolean): number | false =>
  !hasFailed && lookedMs < WATCH_MS && Math.max(FIRST_PAUSE_MS, lookedMs / 2);

/**
 * Options of a query about money, which moves while the member is elsewhere, and while she looks on: shops report a
 * minute after a purchase, or days. It is read again when she comes back, and then after growing pauses.
 */
export function useWatchedMoney() {
  const cameAt = useRef(0);
  useEffect(() => {
    const come = () => {
      cameAt.current = Date.now();
    };
    come();
    return focusManager.subscribe(come);
  }, []);
  return {
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }: { state: { error: unknown } }) =>
      pauseOf(Date.now() - cameAt.current, Boolean(state.error)),
  } as const;
}
