import type { Database } from '../../db/database.ts';
import { openBoss } from './openBoss.ts';

/** A job as the operator sees it. Times in UTC. */
export interface JobState {
  name: string;
  cron: string;
  /** `due`: it waits for a host; `retrying`: its last run failed, and it is tried again. */
  state: 'idle' | 'due' | 'running' | 'retrying';
  /** The end of the last run; null before the first. */
  lastRunAt: Date | null;
  lastRun: 'done' | 'failed' | null;
  /** Why the last run that failed did so, within three days. */
  failure: string | null;
  /** Runs that failed within three days. */
  failures: number;
  /** Since when a run waits or lasts; null where none does. */
  dueAt: Date | null;
  nextRunAt: Date;
}

type Row = Omit<JobState, 'nextRunAt'>;

/** All jobs that are planned, by name. */
export async function readJobs(database: Pick<Database, 'pool'>): Promise<JobState[]> {
  const { rows } = await database.pool.query<Row>(`
    select schedule.name, schedule.cron,
      case open.state when 'active' then 'running' when 'retry' then 'retrying' when 'created' then 'due'
        else 'idle' end as state, open.created_on as "dueAt",
      ended.completed_on as "lastRunAt",
      case ended.state when 'completed' then 'done' when 'failed' then 'failed' end as "lastRun",
      failed.output ->> 'message' as failure,
      (select count(*) from pgboss.job where name = schedule.name and state = 'failed')::int as failures
    from pgboss.schedule
    left join lateral (
      select state, created_on from pgboss.job where name = schedule.name and state in ('created', 'retry', 'active')
      order by state desc limit 1
    ) as open on true
    left join lateral (
      select state, completed_on from pgboss.job where name = schedule.name and state in ('completed', 'failed')
      order by completed_on desc limit 1
    ) as ended on true
    left join lateral (
      select output from pgboss.job where name = schedule.name and state in ('retry', 'failed') and output is not null
      order by coalesce(completed_on, started_on) desc limit 1
    ) as failed on true
    order by schedule.name`);
  const boss = openBoss(database);
  const from = new Date();
  return rows.map((row) => {
    const [nextRunAt = from] = boss.previewSchedule(row.cron, { tz: 'UTC', from, count: 1 });
    return { ...row, nextRunAt };
  });
}
