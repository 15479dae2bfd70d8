const DAY_MS = 24 * 60 * 60 * 1_000;

/** An event in the past of the demo shop. */
export interface DemoEvent {
  at: Date;
  run(): Promise<unknown>;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
