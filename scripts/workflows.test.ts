import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandProblems } from './lib/commandProblems.ts';
import { root } from './lib/root.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: { script?: string; 'persist-credentials'?: boolean };
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, { 'timeout-minutes'?: number; permissions?: Record<string, string>; steps: Step[] }>;
}

const read = <T>(path: string) => parse(readFileSync(join(root, path), 'utf8')) as T;
const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map((file) => ({ file, ...read<Workflow>(`${folder}/${file}`) }));
const setUp = read<{ runs: { steps: Step[] } }>('.github/actions/setup/action.yml').runs.steps;

const scriptsOf = (steps: Step[]) => steps.flatMap(({ run, with: { script } = {} }) => [run ?? '', script ?? '']);

/** A major version, which gets fixes; or an action of this repository. */
function isPinned(action: string): boolean {
  return action.startsWith('./') ? existsSync(join(root, action, 'action.yml')) : /^[\w/.-]+@v\d+$/.test(action);
}

test('there are workflows', () => {
  expect(workflows.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['docs.yml', 'nightly.yml', 'release.yml', 'test.yml', 'visual.yml']),
  );
});

test('setting up runs pinned actions and commands that exist', () => {
  expect(setUp.flatMap(({ uses }) => uses ?? []).filter((action) => !isPinned(action))).toEqual([]);
  expect(scriptsOf(setUp).flatMap(commandProblems)).toEqual([]);
});

describe.each(workflows)('$file', ({ on, permissions, concurrency, jobs }) => {
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps);

  test('runs commands that exist', () => {
    expect(scriptsOf(steps).flatMap(commandProblems)).toEqual([]);
  });

  test('uses actions of a fixed major version', () => {
    expect(steps.flatMap(({ uses }) => uses ?? []).filter((action) => !isPinned(action))).toEqual([]);
  });

  test('may read the code, and writes only in jobs that say so', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const writing = all.filter((job) => Object.values(job.permissions ?? {}).includes('write'));
    expect(writing.flatMap((job) => scriptsOf(job.steps)).join('\n')).not.toMatch(/pnpm@12 test/);
  });

  test('leaves no token in the clone', () => {
    const clones = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(clones.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('ends: it has time limits, and one run at a time', () => {
    expect(all.map((job) => job['timeout-minutes'] ?? 0).filter((minutes) => minutes <= 0)).toEqual([]);
    expect(concurrency).toBeDefined();
  });

  test('gives no secret to the code of a stranger', () => {
    expect(Object.keys(on)).not.toContain('pull_request_target');
    expect(Object.keys(on)).not.toContain('workflow_run');
  });
});
