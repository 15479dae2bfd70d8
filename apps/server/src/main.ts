import { inspect } from 'node:util';
import { Hono } from 'hono';
import { createPotli, demoWarning, loadSettings, SettingsError, startHost } from './index.ts';

/** The API alone, under `/api`: for hosts that serve the pages elsewhere. */
async function main(): Promise<void> {
  const settings = loadSettings(process.env);
  const potli = await createPotli(settings);
  const { fetch } = new Hono().route('/api', potli.api);
  const { port, host: address, publicUrl } = settings;
  const host = await startHost({ fetch, port, host: address, publicUrl });
  process.stderr.write(
    `Potli's API listens on http://localhost:${host.port}/api, its data lives in ${potli.dataPlace}\n`,
  );
  const warning = demoWarning(settings, potli);
  if (warning) process.stderr.write(`${warning}\n`);

  const stop = async () => {
    await host.close();
    await potli.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  // a wrong setting is the operator's to mend, and needs no stack
  process.stderr.write(`${error instanceof SettingsError ? error.message : inspect(error)}\n`);
  process.exit(1);
});
