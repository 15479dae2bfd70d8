import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { headlessLaunch } from './scripts/chromium.ts';

type Brand = 'potli' | 'haat';
type Theme = 'light' | 'dark';
type Viewport = 'desktop' | 'mobile';
type Direction = 'ltr' | 'rtl';

/** What a project tests: a brand and a theme at one width; text from right to left; movements as a person sees them. */
interface Look {
  brand: Brand;
  theme: Theme;
  viewport: Viewport;
  direction?: Direction;
  motion?: 'reduce' | 'no-preference';
  /** A contrast theme of the system, which takes grounds and shadows away. */
  forcedColors?: 'active' | 'none';
}

/** Patterns after `--project`: stories need a server of their own, which is only made where some run. */
const { project: patterns = ['*'] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values as { project?: string[] };
const isWanted = (name: string) => patterns.some((pattern) => pattern.startsWith('!') || matchesGlob(name, pattern));

// Stories run on React as members get it (docs/testing.md): builds for developers take an eighth of their time
if (patterns.every((pattern) => pattern.startsWith('stories'))) process.env.NODE_ENV = 'production';

/** Tests wait for what comes by itself as long as a busy machine may need. */
const node = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  test: { name, environment: 'node', expect: { poll: { timeout: 15_000 } }, ...test },
});

const databaseTests = 'apps/*/{src,server}/**/*.db.test.ts';
/** Drills, which wait for clocks, start processes or end them: `test --all` runs them. */
const longDatabaseTests = 'apps/*/{src,server}/**/*.long.db.test.ts';

/** With a real PostgreSQL, which the files share. */
const database = (name: string, test: TestProjectInlineConfiguration['test']) =>
  node(name, {
    isolate: false,
    globalSetup: 'apps/server/src/testing/globalSetup.ts',
    // property tests beside browsers on a busy machine; none is expected to take a tenth of it
    testTimeout: 120_000,
    hookTimeout: 60_000,
    ...test,
  });

/** In Chromium, against the built site with a database of its own. */
const journeys = (name: string, test: TestProjectInlineConfiguration['test']) =>
  node(name, {
    globalSetup: 'apps/web/e2e/harness/globalSetup.ts',
    // the files of a worker share its browser
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // as long as Playwright waits for an element
    expect: { poll: { timeout: 30_000 } },
    provide: { chromium: headlessLaunch() },
    ...test,
  });

/** Every story in one brand and theme at one width, checked by its play function and by axe. */
function look(
  name: string,
  { motion = 'reduce', forcedColors = 'none', ...globals }: Look,
  only: Pick<BrowserInstanceOption, 'exclude' | 'setupFiles'> = {},
) {
  return {
    ...only,
    name,
    motion,
    forcedColors,
    browser: 'chromium' as const,
    provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { ...globals, viewport: { value: globals.viewport } } },
  };
}

const potli = (theme: Theme, viewport: Viewport) =>
  look(`stories-${theme}-${viewport}`, { brand: 'potli', theme, viewport });

/** The second brand: with its logo and name, and no word of the first one. */
const haat = (theme: Theme, viewport: Viewport) =>
  look(`stories-haat-${theme}-${viewport}`, { brand: 'haat', theme, viewport });

const desktop: Look = { brand: 'potli', theme: 'light', viewport: 'desktop' };

const looks = [
  look('stories-light-desktop', desktop, { setupFiles: [join(import.meta.dirname, '.storybook/lookAgain.ts')] }),
  potli('light', 'mobile'),
  look(
    'stories-dark-desktop',
    { brand: 'potli', theme: 'dark', viewport: 'desktop' },
    { setupFiles: [join(import.meta.dirname, '.storybook/beAGuest.ts')] },
  ),
  potli('dark', 'mobile'),
  haat('light', 'desktop'),
  haat('dark', 'mobile'),
  // the app's texts run from left to right
  look(
    'stories-rtl',
    { brand: 'potli', theme: 'light', viewport: 'desktop', direction: 'rtl' },
    { exclude: ['apps/**'] },
  ),
  look(
    'stories-forced-colours',
    { ...desktop, forcedColors: 'active' },
    { setupFiles: [join(import.meta.dirname, '.storybook/inForcedColours.ts')] },
  ),
  look('stories-motion', { brand: 'potli', theme: 'light', viewport: 'desktop', motion: 'no-preference' }),
].filter(({ name }) => isWanted(name));

/** All looks share a server, which compiles each module once. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  // they take long to load, and no other project needs them
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  const instances = looks.map(({ motion: reducedMotion, forcedColors, ...rest }) => ({
    ...rest,
    provider: playwright({ launchOptions: headlessLaunch(), contextOptions: { reducedMotion, forcedColors } }),
  }));
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      // Storybook cleans up after each story; a new page for each file would take longer than the stories
      isolate: false,
      browser: { enabled: true, headless: true, instances },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      node('unit', {
        // a process of its own for each file would take three times as long
        isolate: false,
        // some start programs, which takes long on a busy machine
        testTimeout: 20_000,
        include: [
          'packages/*/{src,publish}/**/*.test.{ts,tsx}',
          'apps/*/{src,server}/**/*.test.{ts,tsx}',
          'apps/web/*.test.ts',
          'apps/web/baseline/*.test.ts',
          'scripts/**/*.test.ts',
        ],
        exclude: ['**/*.db.test.ts', '**/*.pack.test.ts', '**/node_modules/**'],
      }),
      node('package', {
        include: ['scripts/package/*.pack.test.ts'],
        testTimeout: 60_000,
        hookTimeout: 240_000,
        fileParallelism: false,
      }),
      database('server', { include: [databaseTests], exclude: [longDatabaseTests] }),
      database('server-long', { include: [longDatabaseTests] }),
      journeys('e2e', { include: ['apps/web/e2e/*.e2e.ts'], exclude: ['**/*.long.e2e.ts'] }),
      journeys('e2e-long', { include: ['apps/web/e2e/*.long.e2e.ts'] }),
      node('e2e-dev', { include: ['apps/web/e2e/dev/*.e2e.ts'], testTimeout: 120_000, hookTimeout: 120_000 }),
      journeys('e2e-browsers', { include: ['apps/web/e2e/browsers/*.e2e.ts'] }),
      journeys('e2e-pages', { include: ['apps/web/e2e/pages/*.e2e.ts'] }),
      ...(looks.length > 0 ? [await stories()] : []),
    ],
  },
});
