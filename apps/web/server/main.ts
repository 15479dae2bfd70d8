import { loadSettings, SettingsError } from '@potli/server';
import { banner } from './banner.ts';
import { startSite } from './startSite.ts';

/** Runs the shop until it is told to stop; SIGTERM and Ctrl-C drain first. */
export async function main(): Promise<void> {
  await startOrSayWhy(async () => {
    const settings = loadSettings(process.env);
    const site = await startSite(settings);
    stopOnSignals(site.close);
    console.log(banner(settings, site.potli));
  });
}

/** Ends the process where a start fails, with what an operator can do about it. */
export async function startOrSayWhy(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(startFailure(error));
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

function startFailure(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.PORT ?? 3000} is taken. Set PORT to another one.`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL') {
    return `HOST=${process.env.HOST} is no address of this machine.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
