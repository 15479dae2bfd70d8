import { DAY_MS } from '@potli/api/units/time';

/** An event in the past of the demo shop. */
export interface DemoEvent {
  at: Date;
  run(): Promise<unknown>;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
