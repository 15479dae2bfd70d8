import { useLayoutEffect } from 'react';
import { showWaiting } from './showWaiting.ts';

/** Shows that something is on its way while `isWaiting`. */
export function useWaiting(isWaiting: boolean): void {
  useLayoutEffect(() => {
    if (!isWaiting) return;
    showWaiting(true);
    return () => void showWaiting(false);
  }, [isWaiting]);
}
