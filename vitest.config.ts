import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';

type Theme = 'light' | 'dark';
type Viewport = 'desktop' | 'mobile';

const node = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  test: { name, environment: 'node', ...test },
});

/** Every story, rendered in Chromium in one theme at one width, checked by its play function and by axe. */
const stories = (theme: Theme, viewport: Viewport): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme, viewport: { value: viewport } } })],
  test: {
    name: `stories-${theme}-${viewport}`,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunch(), contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      node('unit', {
        include: [
          'packages/*/src/**/*.test.{ts,tsx}',
          'apps/*/{src,server}/**/*.test.{ts,tsx}',
          'scripts/**/*.test.ts',
        ],
        exclude: ['**/*.db.test.ts', '**/node_modules/**'],
      }),
      node('server', {
        include: ['apps/*/{src,server}/**/*.db.test.ts'],
        globalSetup: 'apps/server/src/testing/globalSetup.ts',
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      node('e2e', {
        include: ['apps/web/e2e/**/*.e2e.ts'],
        globalSetup: 'apps/web/e2e/harness/globalSetup.ts',
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        provide: { chromium: chromiumLaunch() },
      }),
      stories('light', 'desktop'),
      stories('light', 'mobile'),
      stories('dark', 'desktop'),
      stories('dark', 'mobile'),
    ],
  },
});
