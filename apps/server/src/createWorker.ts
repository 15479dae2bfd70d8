import { openMetrics } from './adapters/metrics/openMetrics.ts';
import { createReadiness } from './db/createReadiness.ts';
import { openShop } from './openShop.ts';
import { SettingsError } from './settings/SettingsError.ts';
import type { Settings } from './settings/settings.ts';
import { startWork } from './startWork.ts';

export interface Worker {
  /** The address of the database, without its password. */
  dataPlace: string;
  /** Runs that are under way have two seconds; what is not done by then another process does. */
  close(): Promise<void>;
}

/** Why a worker cannot work with the database of these settings. */
export const databaseFaults = ({ databaseUrl }: Pick<Settings, 'databaseUrl'>): string[] =>
  databaseUrl === undefined
    ? ['DATABASE_URL: a worker needs the database of the hosts, which is that of a server']
    : [];

/**
 * Does the jobs of a shop and sends its mails, and answers monitors only, on `METRICS_PORT`. Hosts beside it need no jobs.
 * @throws when the database cannot be reached; SettingsError where it is none of a server: an embedded one belongs to its host
 */
export async function createWorker(settings: Settings): Promise<Worker> {
  const faults = databaseFaults(settings);
  if (faults.length > 0) throw new SettingsError(faults);
  await using resources = new AsyncDisposableStack();
  const opened = await openShop(settings, resources);
  // the variables are those of the hosts, which leave jobs to it
  startWork(opened, { ...settings, jobs: true }, resources);
  const { database, log } = opened;
  await openMetrics(settings, { database, log, isReady: createReadiness(database).isReady }, resources);
  const whole = resources.move();
  return { dataPlace: opened.dataPlace, close: () => whole.disposeAsync() };
}
