import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './lib/root.ts';

/**
 * Runs the command on a machine without a browser, where none can be downloaded.
 * @param programs - scripts for the path; `$0` is their own file
 */
function runCommand(programs: Record<string, string> = {}, environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'potli-chromium-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/chromium.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: folder,
      HOME: folder,
      // nothing can be written there: Playwright gives up at once, instead of trying the network five times
      PLAYWRIGHT_BROWSERS_PATH: '/dev/null/browsers',
      PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...environment,
    },
  });
  return { folder, status, lines: stdout.trim().split('\n'), error: stderr };
}

const missing =
  'No Chromium, and none could be installed: install Chrome or Chromium, or set CHROMIUM_PATH to one that is elsewhere.\n';

it('says in one sentence what to do when there is no Chromium and no way to get one', { timeout: 60_000 }, () => {
  const { status, lines, error } = runCommand();
  expect(lines).toEqual([expect.stringContaining("downloading Playwright's own")]);
  expect(error).toBe(missing);
  expect(status).toBe(1);
});

/** Installs the last package that it is asked for. */
const aptGet = 'for name; do :; done; case "$1" in install) /bin/cp "$0" "$(/usr/bin/dirname "$0")/$name";; esac';

it.runIf(process.getuid?.() === 0)('installs the Debian packages as root', () => {
  const { lines, status } = runCommand({ 'apt-get': aptGet });
  expect(lines).toEqual([
    expect.stringContaining('installing the Debian package'),
    expect.stringMatching(/\/chromium$/),
    expect.stringContaining('Installing chromium-headless-shell'),
  ]);
  expect(status).toBe(0);
});

it.runIf(process.getuid?.() === 0)('does without the headless shell when it cannot be installed', () => {
  const { lines, status } = runCommand({ chromium: '', 'apt-get': 'exit 100' });
  expect(lines.slice(1)).toEqual([
    expect.stringContaining('Installing chromium-headless-shell'),
    'chromium-headless-shell could not be installed: tests run in Chromium',
  ]);
  expect(status).toBe(0);
});

it('installs nothing when both are there', () => {
  const { folder, lines } = runCommand({ chromium: '', 'chromium-headless-shell': '', 'apt-get': 'exit 100' });
  expect(lines).toEqual([join(folder, 'chromium')]);
});

it.runIf(process.getuid?.() === 0)("tries Playwright's own when the Debian package fails", { timeout: 60_000 }, () => {
  const { lines, error } = runCommand({ 'apt-get': 'exit 100' });
  expect(lines).toEqual([expect.stringContaining('Debian package'), expect.stringContaining("Playwright's own")]);
  expect(error).toBe(missing);
});

it('finds what Playwright has downloaded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'potli-browsers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const downloaded = chromium.executablePath().replace(/^.*(?=\/chromium-\d+\/)/, folder);
  mkdirSync(dirname(downloaded), { recursive: true });
  writeFileSync(downloaded, '', { mode: 0o755 });
  const { status, lines } = runCommand({}, { PLAYWRIGHT_BROWSERS_PATH: folder });
  expect(lines).toEqual([downloaded]);
  expect(status).toBe(0);
});

it('says which setting is wrong when CHROMIUM_PATH is no program', () => {
  const { status, error } = runCommand({}, { CHROMIUM_PATH: '/nowhere/chromium' });
  expect(error).toBe('CHROMIUM_PATH is /nowhere/chromium, which is no program. Correct or unset it.\n');
  expect(status).toBe(1);
});
