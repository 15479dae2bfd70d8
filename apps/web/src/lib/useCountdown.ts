import { useEffect, useEffectEvent, useState } from 'react';

/** Counts down by the second and calls `onDone` once at 0. Stops while `running` is false. */
export function useCountdown(seconds: number, onDone: () => void, running = true): number {
  const [left, setLeft] = useState(seconds);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!running) return;
    if (left === 0) {
      done();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, running]);
  return left;
}
