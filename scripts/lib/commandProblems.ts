import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Commands of pnpm itself that this repository uses. */
const own = new Set(['add', 'install', 'store']);

/** Commands of pnpm itself that hide a script of this name; `run` reaches the script. */
const hiding = new Set(['docs']);

const PNPM = /(?<![\w@/-])(?:npx -y pnpm@12|pnpm)(?: --filter (@potli\/[\w-]+))?( run)? ([a-z][\w-]*)/g;
const NODE = /(?<![\w./-])node(?: --[\w=-]+)* ((?:[\w-]+\/)+[\w.-]+\.(?:ts|mjs))/g;

/**
 * What is wrong with the commands in a text: scripts that no package.json has, programs that are not installed, files that
 * `node` would not find.
 *
 * @param text a shell script, or code of a documentation page
 * @returns one sentence for each problem
 */
export function commandProblems(text: string): string[] {
  const commands = [...text.matchAll(PNPM)].map(([command, workspace, run, name = '']) => {
    if (hiding.has(name) && !run) return `${command}: pnpm has a command of that name, write "run ${name}"`;
    const exists = own.has(name) || isScript(name, workspace) || isProgram(name);
    return exists ? [] : `${command}: there is no such script or program`;
  });
  const missing = [...text.matchAll(NODE)]
    .filter(([, file = '']) => !existsSync(join(root, file)))
    .map(([command]) => `${command}: there is no such file`);
  return [...commands.flat(), ...missing];
}

/** Whether a workspace has the script; without name, the root. */
function isScript(name: string, workspace?: string): boolean {
  const folder = workspace === undefined ? '.' : `packages/${workspace.replace('@potli/', '')}`;
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return false;
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
  return name in scripts;
}

const isProgram = (name: string) => existsSync(join(root, 'node_modules/.bin', name));
