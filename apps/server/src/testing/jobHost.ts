import { startJobs } from '../adapters/schedule/startJobs.ts';
import { openDatabase } from '../db/database.ts';
import { toLogger } from '../logging/logger.ts';

/**
 * A host in a process of its own that begins the job `count`, says so, and never ends it. Argument: the address of the
 * database.
 */
const [, , url = ''] = process.argv;
const begun = () => {
  process.stdout.write('begun\n');
  return new Promise<void>(() => {});
};
startJobs({
  openBeside: (options) => openDatabase(url, options),
  log: toLogger('silent', { write: () => {} }),
  startAfterMs: 0,
  lookSeconds: 1,
  jobs: [{ name: 'count', cron: '* * * * *', longestSeconds: 600, run: begun }],
});
// the timers of the jobs are unref'ed
setInterval(() => {}, 60_000);
