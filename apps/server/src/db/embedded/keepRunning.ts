import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresProcess } from './runPostgres.ts';

const PAUSE_MS = 200;

/** Starts PostgreSQL, and starts it again when it dies, until `stop`. */
export async function keepRunning(start: () => Promise<PostgresProcess>): Promise<Pick<PostgresProcess, 'stop'>> {
  let server = await start();
  let stopping = false;

  const watch = async () => {
    for (;;) {
      await server.exited;
      if (stopping) return;
      await sleep(PAUSE_MS);
      server = await start().catch(() => server);
      if (stopping) await server.stop();
    }
  };
  const watched = watch();

  return {
    async stop() {
      stopping = true;
      await server.stop();
      await watched;
    },
  };
}
