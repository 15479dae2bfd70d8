import { apiHostFaults, guardProcess, loadSettings, postbackPathFaults, refuseTakenPort } from '@potli/server';
import { banner } from './banner.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { startSite } from './startSite.ts';

/**
 * Runs the shop until it is stopped; SIGTERM and Ctrl-C let requests under way finish first.
 * @param build makes the files of the site. It takes a minute, so problems of the settings are reported before
 */
export async function main(build: () => Promise<void>): Promise<void> {
  const guard = guardProcess(process.env.PORT);
  await runUntilStopped(async () => {
    const settings = loadSettings(process.env, [postbackPathFaults, (_settings, given) => apiHostFaults(given)]);
    await refuseTakenPort(settings);
    await build();
    const site = await startSite(settings);
    guard.started();
    process.stdout.write(`${banner(settings, site.potli)}\n`);
    return site.close;
  });
}
