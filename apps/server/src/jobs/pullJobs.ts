import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../adapters/schedule/Job.ts';
import type { Database } from '../db/database.ts';
import { pullReports } from '../domain/orders/networks/pullReports.ts';
import type { ReportPull } from '../domain/orders/networks/ReportPull.ts';

/** The lease of a host that was killed ends within that time. */
const TRIES = 6;
const PAUSE_MS = 10_000;

/** Every network is asked once an hour, each at another minute. */
export const pullJobs = (database: Pick<Database, 'orm'>, pulls: readonly ReportPull[]): Job[] =>
  pulls.map((pull, index) => ({
    name: `pull-${pull.network}`,
    cron: `${(3 + index * 7) % 60} * * * *`,
    longestSeconds: 3_000,
    async run(signal) {
      for (
        let tries = 1;
        (await pullReports(database, pull, { signal })).state === 'busy' && tries < TRIES;
        tries += 1
      ) {
        await pause(PAUSE_MS, undefined, { signal });
      }
    },
  }));
