import { Hono } from 'hono';
import {
  createApiHost,
  guardProcess,
  loadSettings,
  postbackPathFaults,
  refuseTakenPort,
  startHost,
  startWarnings,
  toStartFailure,
} from './index.ts';

/** The API alone, under `/api`: for hosts that serve the pages elsewhere. */
async function main(): Promise<void> {
  const guard = guardProcess(process.env.PORT);
  const settings = loadSettings(process.env, [postbackPathFaults]);
  await refuseTakenPort(settings);
  const apiHost = await createApiHost(settings);
  const { fetch } = new Hono().route('/api', apiHost.api);
  const { port, host: address, publicUrl, trustProxy } = settings;
  const host = await startHost({ fetch, port, host: address, publicUrl, isBehindProxy: trustProxy > 0 });
  guard.started();
  process.stderr.write(
    `Potli's API listens on http://localhost:${host.port}/api, its data lives in ${apiHost.dataPlace}\n`,
  );
  for (const warning of startWarnings(settings, apiHost)) process.stderr.write(`${warning}\n`);

  const stop = async () => {
    await host.close();
    await apiHost.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`${toStartFailure(error, process.env.PORT)}\n`);
  process.exit(1);
});
