// Runs before `npm start` and `npm test`, on any Node from 20 on: installs what is missing or out of date.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const changedAt = (file) => statSync(`${root}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const wantedSince = Math.max(...['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'].map(changedAt));
const installedAt = changedAt('node_modules/.pnpm-workspace-state-v1.json');

if (installedAt < wantedSince) {
  try {
    execFileSync('npx', ['-y', 'pnpm@12', 'install'], { cwd: root, stdio: 'inherit' });
  } catch {
    console.error('Packages are missing or out of date and cannot be installed now. Is there a network?');
    process.exitCode = 1;
  }
}
