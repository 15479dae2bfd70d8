import { guardProcess, loadSettings } from '@potli/server';
import { banner } from './banner.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { startSite } from './startSite.ts';

/** Runs the shop until it is stopped; SIGTERM and Ctrl-C let requests under way finish first. */
export async function main(): Promise<void> {
  const guard = guardProcess(process.env.PORT);
  await runUntilStopped(async () => {
    const settings = loadSettings(process.env);
    const site = await startSite(settings);
    guard.started();
    process.stdout.write(`${banner(settings, site.potli)}\n`);
    return site.close;
  });
}
