import type { Job } from '../adapters/schedule/Job.ts';
import type { Database } from '../db/database.ts';
import { forfeitIdle } from '../domain/payouts/forfeiture/forfeitIdle.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Logger } from '../logging/logger.ts';

interface ForfeitureJobParts {
  database: Pick<Database, 'orm'>;
  log: Pick<Logger, 'error'>;
  now?: () => Date;
}

/** Warns members who do not log in, and forfeits their approved money after `FORFEIT_MONTHS`, once a day. */
export const forfeitureJob = (parts: ForfeitureJobParts): Job => ({
  name: 'forfeiture',
  // at ten in India: by day, as mails are read
  cron: '30 4 * * *',
  longestSeconds: 3_600,
  async run(signal) {
    const { failed } = await forfeitIdle(parts, { signal });
    // the schedule tries again
    if (failed > 0) throw new OperatorError(`${failed} members could not be warned of a forfeiture`);
  },
});
