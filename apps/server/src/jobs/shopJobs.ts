import type { Job } from '../adapters/schedule/Job.ts';
import type { Database } from '../db/database.ts';
import { closeReported } from '../domain/disputes/closeReported.ts';
import { endHolds } from '../domain/disputes/endHolds.ts';
import { releaseWaiting } from '../domain/settlements/releaseWaiting.ts';
import type { FileStore } from '../domain/uploads/fileStore.ts';
import { removeUnclaimedFiles } from '../domain/uploads/removeUnclaimedFiles.ts';

interface ShopParts {
  database: Pick<Database, 'orm'>;
  fileStore: FileStore;
}

/** The jobs of every shop. */
export const shopJobs = ({ database, fileStore }: ShopParts): Job[] => [
  {
    // after a reversal or a change of a policy, or where a host ended in the middle of a statement
    name: 'release-waiting',
    cron: '* * * * *',
    longestSeconds: 600,
    run: () => releaseWaiting(database),
  },
  {
    name: 'claims',
    cron: '* * * * *',
    longestSeconds: 600,
    async run() {
      await closeReported(database);
      await endHolds(database, new Date());
    },
  },
  {
    name: 'remove-files',
    cron: '17 * * * *',
    longestSeconds: 1_800,
    run: () => removeUnclaimedFiles(database, fileStore),
  },
];
