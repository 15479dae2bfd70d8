import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { hoverOnly } from '../apps/web/hoverOnly.ts';
import { docgenPlugin } from '../scripts/docgen/docgenPlugin.ts';

/**
 * Imports that compilers add. Vite's scan of the sources finds all others; one that it finds only during a test run makes
 * it bundle again and reload the page under the running tests.
 */
const addedByCompilers = [
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@potli/ui > @vanilla-extract/recipes/createRuntimeFn',
];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/docs/*.mdx',
    '../packages/ui/src/components/*/*.mdx',
    '../apps/web/src/statecharts/*.mdx',
    '../apps/web/src/screens/*.mdx',
    '../packages/ui/src/**/*.stories.@(ts|tsx)',
    '../packages/mails/src/*.stories.@(ts|tsx)',
    '../apps/web/src/**/*.stories.@(ts|tsx)',
  ],
  staticDirs: ['../apps/web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // no test can switch on these two tools of the toolbar, and each does some work for every story
  features: process.env.VITEST ? { measure: false, outline: false } : {},
  viteFinal: (config) =>
    mergeConfig(config, {
      // worker-only: the service worker is served by Vite, so no generated file is committed
      plugins: [docgenPlugin(), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
      css: { postcss: { plugins: [hoverOnly] } },
      optimizeDeps: { include: addedByCompilers },
    }),
});
