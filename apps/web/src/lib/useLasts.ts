import { useEffect, useState } from 'react';

/** Whether a state has held for so long (ms) without a break. */
export function useLasts(holds: boolean, durationMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasts(true), durationMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [holds, durationMs]);
  return lasts;
}
