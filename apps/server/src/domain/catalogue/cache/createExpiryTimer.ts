const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000;
const RETRY_MS = 5_000;
/** Timers may fire a little early by the clock that answers are made with. */
const MARGIN_MS = 5;

interface ExpiryTimer {
  /** Looks for the next expiry; to be called whenever the catalogue may have changed. */
  arm(): Promise<void>;
  close(): void;
}

interface ExpiryTimerOptions {
  /** The first expiry after an instant. */
  nextExpiry(after: Date): Promise<Date | undefined>;
  ring(): void;
}

/** Rings when the next deal expires, so that no answer from memory outlives what it says. */
export function createExpiryTimer({ nextExpiry, ring }: ExpiryTimerOptions): ExpiryTimer {
  let timer: NodeJS.Timeout | undefined;
  let turn = 0;

  const wait = (delayMs: number, then: () => void) => {
    timer = setTimeout(then, Math.max(0, Math.min(delayMs, LONGEST_WAIT_MS)));
    timer.unref();
  };

  const arm = async () => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    try {
      // Not the time of the answer: what expires while we ask has to ring as well.
      const next = await nextExpiry(new Date());
      if (mine === turn && next) wait(next.getTime() - Date.now() + MARGIN_MS, ring);
    } catch {
      if (mine === turn) wait(RETRY_MS, () => void arm());
    }
  };

  return {
    arm,
    close() {
      turn += 1;
      clearTimeout(timer);
    },
  };
}
