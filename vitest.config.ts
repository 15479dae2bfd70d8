import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
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
}

/** Patterns after `--project`: to make a project of stories takes half a second, so only those that run are made. */
const { project: patterns = ['*'] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values as { project?: string[] };
const isWanted = (name: string) => patterns.some((pattern) => pattern.startsWith('!') || matchesGlob(name, pattern));

// Stories run on React as members get it (docs/testing.md): builds for developers take an eighth of their time
if (patterns.every((pattern) => pattern.startsWith('stories'))) process.env.NODE_ENV = 'production';

const node = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  test: { name, environment: 'node', ...test },
});

/** In Chromium, against the built site with a database of its own. */
const journeys = (name: string, test: TestProjectInlineConfiguration['test']) =>
  node(name, {
    globalSetup: 'apps/web/e2e/harness/globalSetup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    provide: { chromium: headlessLaunch() },
    ...test,
  });

/** Stories, rendered in Chromium in one brand and theme at one width, checked by their play functions and by axe. */
function stories(
  name: string,
  { motion: reducedMotion = 'reduce', ...globals }: Look,
  exclude: string[] = [],
): TestProjectInlineConfiguration[] {
  if (!isWanted(name)) return [];
  const initialGlobals = { ...globals, viewport: { value: globals.viewport } };
  const project: TestProjectInlineConfiguration = {
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
    test: {
      name,
      exclude,
      // Storybook cleans up after each story; a new page for each file would take longer than the stories
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: headlessLaunch(), contextOptions: { reducedMotion } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
  return [project];
}

/** Every story, in the shop's own brand. */
const potli = (theme: Theme, viewport: Viewport) =>
  stories(`stories-${theme}-${viewport}`, { brand: 'potli', theme, viewport });

/** Every story in the second brand: with its logo and name, and no word of the first one. */
const haat = (theme: Theme, viewport: Viewport) =>
  stories(`stories-haat-${theme}-${viewport}`, { brand: 'haat', theme, viewport });

export default defineConfig({
  test: {
    projects: [
      node('unit', {
        // a process of its own for each file would take three times as long
        isolate: false,
        // some start programs, which takes long on a busy machine
        testTimeout: 20_000,
        include: [
          'packages/*/src/**/*.test.{ts,tsx}',
          'apps/*/{src,server}/**/*.test.{ts,tsx}',
          'apps/web/*.test.ts',
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
      node('server', {
        isolate: false,
        include: ['apps/*/{src,server}/**/*.db.test.ts'],
        globalSetup: 'apps/server/src/testing/globalSetup.ts',
        // property tests beside browsers on a busy machine; none is expected to take a tenth of it
        testTimeout: 120_000,
        hookTimeout: 60_000,
      }),
      journeys('e2e', { include: ['apps/web/e2e/*.e2e.ts'], fileParallelism: false }),
      // they only read pages, so that several files can run at once
      journeys('e2e-pages', { include: ['apps/web/e2e/pages/*.e2e.ts'] }),
      ...potli('light', 'desktop'),
      ...potli('light', 'mobile'),
      ...potli('dark', 'desktop'),
      ...potli('dark', 'mobile'),
      ...haat('light', 'desktop'),
      ...haat('dark', 'mobile'),
      // the app's texts run from left to right
      ...stories('stories-rtl', { brand: 'potli', theme: 'light', viewport: 'desktop', direction: 'rtl' }, ['apps/**']),
      ...stories('stories-motion', { brand: 'potli', theme: 'light', viewport: 'desktop', motion: 'no-preference' }),
    ],
  },
});
