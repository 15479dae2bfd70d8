import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath(name: string) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Only where no other is found: Playwright takes long to load, and every run of Vitest comes through here. */
function playwrightsOwn(): string {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright');
  return chromium.executablePath();
}

function findChromium(): string | undefined {
  const own = process.env.CHROMIUM_PATH;
  if (own) return own;
  const isThere = (file: string | undefined) => file && existsSync(file);
  const candidates = [...installed.map(onPath), macChrome].filter(isThere);
  return candidates[0] ?? [playwrightsOwn()].find(isThere);
}

const canInstallPackages = () => process.getuid?.() === 0 && Boolean(onPath('apt-get'));

function installPackages(...names: string[]) {
  const options = {
    stdio: 'inherit' as const,
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', ...names], options);
}

function installDebianPackage() {
  if (!canInstallPackages()) return;
  console.log('No Chromium found: installing the Debian package (apt-get install chromium)');
  installPackages('chromium');
}

/** Chromium without windows, a Debian package of its own. */
const SHELL = 'chromium-headless-shell';

const findShell = () => (process.env.CHROMIUM_PATH ? undefined : onPath(SHELL));

/** Beside a Chromium on Debian: journeys open a window for each test, which takes a third of their time. */
function installShell() {
  if (findShell() || !onPath('chromium') || !canInstallPackages()) return;
  console.log(`Installing ${SHELL}, with which tests are faster`);
  try {
    // both, because they must be of one version
    installPackages('chromium', SHELL);
  } catch {
    console.log(`${SHELL} could not be installed: tests run in Chromium`);
  }
}

function downloadByPlaywright() {
  console.log("No Chromium found: downloading Playwright's own (playwright install chromium)");
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  // its output ends with a stack, and only matters when it fails: then our sentence says what to do
  execFileSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { stdio: 'ignore' });
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`, Debian's, Chrome or Playwright's own. When there is none, the Debian package is
 * installed (as root on Debian), else Playwright's own is downloaded.
 * @throws Error with one sentence that says what to do.
 */
function ensureChromium(): string {
  const own = process.env.CHROMIUM_PATH;
  if (own && !isExecutable(own)) throw new Error(`CHROMIUM_PATH is ${own}, which is no program. Correct or unset it.`);
  for (const install of [() => {}, installDebianPackage, downloadByPlaywright]) {
    try {
      install();
    } catch {
      // the next way may work
    }
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'No Chromium, and none could be installed: install Chrome or Chromium, or set CHROMIUM_PATH to one that is elsewhere.',
  );
}

/**
 * Launch options of every browser test: repeatable rendering; without sandbox only for root, who cannot use it.
 * @param executablePath the browser; by default the one that a person uses
 */
export function chromiumLaunch(executablePath = findChromium()) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  };
}

/**
 * As `chromiumLaunch`, in the headless shell where it is installed. Its mouse comes to the corner of a page by itself. V8's
 * slowest compiler is off: a page of a test does not live long enough to earn back its time.
 */
export function headlessLaunch() {
  const { args, ...launch } = chromiumLaunch(findShell());
  return { ...launch, args: [...args, '--js-flags=--no-turbofan'] };
}

if (import.meta.main) {
  try {
    console.log(ensureChromium());
    installShell();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
