import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compressFiles.ts';
import { root } from './root.ts';
import { sourceStamp } from './sourceStamp.ts';

const web = path.join(root, 'apps/web');
const vite = path.join(web, 'node_modules/vite/bin/vite.js');

/** Builds the site where its sources changed since the last build. Throws with the builder's output where it fails. */
export async function buildSite(): Promise<void> {
  const stampFile = path.join(web, 'dist/stamp');
  const stamp = sourceStamp(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stdout.write('Building the site …\n');
  rmSync(stampFile, { force: true });
  build('--app', '--logLevel', 'warn');
  await compressFiles(path.join(web, 'dist/client'));
  writeFileSync(stampFile, stamp);
}

function build(...options: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', ...options], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The site could not be built.\n${stdout}${stderr}`);
}
