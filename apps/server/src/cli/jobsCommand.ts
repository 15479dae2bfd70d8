import { type JobState, readJobs } from '../adapters/schedule/readJobs.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { readJsonOption } from './readJsonOption.ts';

export const jobsHelp: Help = [['jobs [--json]', 'List what is done again and again: last run, next run, failures']];

/** `potli jobs`: what the hosts do again and again, when each ran, when it is due, and what failed. */
export async function jobsCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const json = readJsonOption(args);
  const shop = await openCliDatabase(environment);
  try {
    const jobs = await readJobs(shop.database);
    if (json) print(JSON.stringify(jobs, null, 2));
    else print(jobs.map(formatJob).join('\n') || 'No host has planned jobs yet.');
    return 0;
  } finally {
    await shop.close();
  }
}

function formatJob({ name, state, lastRun, lastRunAt, nextRunAt, failures, failure }: JobState): string {
  const last = lastRunAt === null ? 'never ran' : `${lastRun} ${lastRunAt.toISOString()}`;
  const line = `${name.padEnd(21)}${state.padEnd(10)}${last}, due ${nextRunAt.toISOString()}`;
  if (failure === null) return line;
  return `${line}\n  ${failures} of the last three days failed, at last: ${failure}`;
}
