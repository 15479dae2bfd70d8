import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes `npx pnpm@12` short the next time. npx reads all of node_modules and asks the registry, for seconds, unless it
 * finds a program of just that name among the project's own: a link to the pnpm that npx brought is one. Where npx has
 * cleared that away, the link leads nowhere, and npx goes its long way again.
 * @param folder - the programs' folder, `node_modules/.bin`
 * @param env - as pnpm sets it for the scripts it runs
 */
export function shortenWayToPnpm(folder: string, env: NodeJS.ProcessEnv): void {
  const { npm_config_user_agent: agent = '', npm_execpath: pnpm = '' } = env;
  if (!agent.startsWith('pnpm/12.') || !pnpm.split(path.sep).includes('_npx')) return;
  const link = path.join(folder, 'pnpm@12');
  if (existsSync(link)) return;
  try {
    rmSync(link, { force: true });
    symlinkSync(pnpm, link);
  } catch {
    // The long way leads there, too
  }
}
