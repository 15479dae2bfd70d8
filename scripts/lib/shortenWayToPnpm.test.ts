import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shortenWayToPnpm } from './shortenWayToPnpm.ts';

let home: string;
let programs: string;
let pnpm: string;

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'potli-way-'));
  programs = path.join(home, 'shop');
  pnpm = path.join(home, '_npx', 'pnpm');
  await mkdir(programs);
  await mkdir(path.dirname(pnpm));
  writeFileSync(pnpm, 'first');
});

afterEach(() => rmSync(home, { recursive: true }));

const startedBy = (agent: string, execpath: string) => ({ npm_config_user_agent: agent, npm_execpath: execpath });
const remembered = () => readFileSync(path.join(programs, 'pnpm@12'), 'utf8');

it('links the pnpm that npx brought, under the name npx looks for', () => {
  shortenWayToPnpm(programs, startedBy('pnpm/12.21.0 npm/? node/? linux x64', pnpm));
  expect(remembered()).toBe('first');
});

it('keeps a link that leads somewhere, and replaces one that leads nowhere', () => {
  const other = path.join(home, '_npx', 'other');
  writeFileSync(other, 'second');
  shortenWayToPnpm(programs, startedBy('pnpm/12.21.0', pnpm));
  shortenWayToPnpm(programs, startedBy('pnpm/12.22.0', other));
  expect(remembered()).toBe('first');
  rmSync(pnpm);
  shortenWayToPnpm(programs, startedBy('pnpm/12.22.0', other));
  expect(remembered()).toBe('second');
});

it('leaves alone what npx did not bring: another version, an installed pnpm, npm, none', () => {
  shortenWayToPnpm(programs, startedBy('pnpm/13.0.0', pnpm));
  shortenWayToPnpm(programs, startedBy('pnpm/12.21.0', path.join(home, 'pnpm')));
  shortenWayToPnpm(programs, startedBy('npm/11.19.1 node/v20.20.2', pnpm));
  shortenWayToPnpm(programs, {});
  expect(readdirSync(programs)).toEqual([]);
});

it('is silent where nothing can be written', () => {
  shortenWayToPnpm(path.join(home, 'missing'), startedBy('pnpm/12.21.0', pnpm));
  expect(readdirSync(home)).not.toContain('missing');
});
