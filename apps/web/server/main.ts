import { guardProcess, loadSettings, toStartFailure } from '@potli/server';
import { banner } from './banner.ts';
import { startSite } from './startSite.ts';

/** Runs the shop until it is told to stop; SIGTERM and Ctrl-C drain first. */
export async function main(): Promise<void> {
  const guard = guardProcess(process.env.PORT);
  await startOrSayWhy(async () => {
    const settings = loadSettings(process.env);
    const site = await startSite(settings);
    stopOnSignals(site.close);
    guard.started();
    process.stdout.write(`${banner(settings, site.potli)}\n`);
  });
}

/** Ends the process where a start fails, with what an operator can do about it. */
export async function startOrSayWhy(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${toStartFailure(error, process.env.PORT)}\n`);
    process.exitCode = 1;
    // A listener or pool that had already begun must not keep a failed start alive.
    setImmediate(() => process.exit());
  }
}

export function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
