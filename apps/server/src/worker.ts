import { postbackPathFaults } from './adapters/networks/checkPostbackPaths.ts';
import { createWorker, databaseFaults } from './createWorker.ts';
import { guardProcess } from './logging/guardProcess.ts';
import { toStartFailure } from './logging/operatorText.ts';
import { loadSettings } from './settings/settings.ts';

/** The jobs and mails of a shop in a process of their own. */
async function main(): Promise<void> {
  const guard = guardProcess();
  const settings = loadSettings(process.env, [postbackPathFaults, databaseFaults]);
  const worker = await createWorker(settings);
  guard.started();
  const { metrics } = settings;
  const health = metrics
    ? `its health is at http://${metrics.host}:${metrics.port}/health`
    : 'without METRICS_PORT nobody can ask for its health';
  process.stderr.write(`Potli's worker does the jobs of ${worker.dataPlace}, ${health}\n`);
  // timers of jobs are unref'ed
  const alive = setInterval(() => {}, 60_000);
  const stop = async () => {
    clearInterval(alive);
    await worker.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`${toStartFailure(error)}\n`);
  process.exit(1);
});
