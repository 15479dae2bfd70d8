import { MINUTE_MS } from '@potli/api/units/time';
import type { Readiness } from '../../db/createReadiness.ts';
import type { Database } from '../../db/database.ts';
import { readGauges } from '../../domain/views/installation/readGauges.ts';
import { MOST_IDLE_SECONDS, readIdleSeconds } from '../schedule/readIdleSeconds.ts';
import { readJobs } from '../schedule/readJobs.ts';

/** One thing that the shop needs. The text says what fails and what to do, and has nothing of members. */
interface Check {
  name: 'database' | 'worker' | 'jobs' | 'mails' | 'ledger';
  healthy: boolean;
  text: string;
}

/** What `/health` answers. */
export interface Health {
  status: 'healthy' | 'failing';
  checks: Check[];
}

/** When a mail has waited for so long, the alert MailQueue comes, too (s). */
const LONGEST_MAIL_SECONDS = 1_800;
/** Hosts begin what is due within a minute. */
const LATE_MINUTES = 10;

/** Whether the work of the shop is done, and what of it is not. Never throws. */
export async function readHealth(database: Database, isReady: Readiness['isReady']): Promise<Health> {
  const checks = (await isReady())
    ? await readChecks(database).catch(() => [AWAY])
    : // nothing else can be known
      [AWAY];
  return { status: checks.every(({ healthy }) => healthy) ? 'healthy' : 'failing', checks };
}

const AWAY: Check = {
  name: 'database',
  healthy: false,
  text: 'It does not answer, or takes no writes: potli doctor says what is wrong.',
};

async function readChecks(database: Database): Promise<Check[]> {
  const [idle, jobs, { stuckMail, ledgerIsSound }] = await Promise.all([
    readIdleSeconds(database),
    readJobs(database),
    readGauges(database.orm),
  ]);
  const namesOf = (list: typeof jobs) => list.map(({ name }) => name).join(', ');
  const failed = namesOf(jobs.filter(({ lastRun, state }) => lastRun === 'failed' && state !== 'running'));
  const late = namesOf(
    jobs.filter(
      ({ state, dueAt }) =>
        state === 'due' && dueAt !== null && Date.now() - dueAt.getTime() > LATE_MINUTES * MINUTE_MS,
    ),
  );
  return [
    { name: 'database', healthy: true, text: 'It takes writes.' },
    toCheck('worker', toIdleText(idle), 'A process does jobs.'),
    toCheck(
      'jobs',
      [
        late && `Wait for more than ${LATE_MINUTES} minutes: ${late}.`,
        failed && `Failed: ${failed}; potli jobs says why.`,
      ]
        .filter(Boolean)
        .join(' '),
      'None is late, and none failed.',
    ),
    toCheck(
      'mails',
      stuckMail > LONGEST_MAIL_SECONDS
        ? `The oldest waits for ${Math.round(stuckMail / 60)} minutes: potli doctor tries the mail server.`
        : '',
      'None waits for long.',
    ),
    toCheck(
      'ledger',
      ledgerIsSound === false ? 'A check found something: potli ledger check --full.' : '',
      'Nothing was found.',
    ),
  ];
}

/** What is wrong where no process does jobs; empty where one does. */
function toIdleText(idle: number | undefined): string {
  if (idle === undefined) return 'No process has done jobs yet: start a worker, or a host with JOBS=on.';
  if (idle <= MOST_IDLE_SECONDS) return '';
  return `No process has done jobs for ${Math.round(idle / 60)} minutes: start a worker, or a host with JOBS=on.`;
}

const toCheck = (name: Check['name'], wrong: string, right: string): Check => ({
  name,
  healthy: wrong === '',
  text: wrong || right,
});
