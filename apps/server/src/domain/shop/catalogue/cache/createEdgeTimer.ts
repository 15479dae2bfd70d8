import { DAY_MS } from '@potli/api/units/time';

const LONGEST_WAIT_MS = DAY_MS;
const RETRY_MS = 5_000;
/** Timers can fire a little before the system clock reaches the time. */
const MARGIN_MS = 5;

interface EdgeTimer {
  /** Finds the next edge and waits for it. Call it after every change of the catalogue. */
  schedule(): Promise<void>;
  close(): void;
}

interface EdgeTimerOptions {
  /** The first edge after an instant. */
  nextEdge(after: Date): Promise<Date | undefined>;
  onEdge(): void;
}

/** Calls `onEdge` when the next row appears or vanishes, so that no cached response shows what is over. */
export function createEdgeTimer({ nextEdge, onEdge }: EdgeTimerOptions): EdgeTimer {
  let timer: NodeJS.Timeout | undefined;
  let run = 0;

  const wait = (delayMs: number, then: () => void) => {
    timer = setTimeout(then, Math.max(0, Math.min(delayMs, LONGEST_WAIT_MS)));
    timer.unref();
  };

  const schedule = async () => {
    clearTimeout(timer);
    run += 1;
    const mine = run;
    try {
      // the time before the query: a deal can expire while it runs
      const next = await nextEdge(new Date());
      if (mine === run && next) wait(next.getTime() - Date.now() + MARGIN_MS, onEdge);
    } catch {
      if (mine === run) wait(RETRY_MS, () => void schedule());
    }
  };

  return {
    schedule,
    close() {
      run += 1;
      clearTimeout(timer);
    },
  };
}
