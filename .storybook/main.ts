import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { prebundled } from './prebundled.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/docs/*.mdx',
    '../apps/web/src/statecharts/*.mdx',
    '../packages/ui/src/**/*.stories.@(ts|tsx)',
    '../apps/web/src/**/*.stories.@(ts|tsx)',
  ],
  staticDirs: ['../apps/web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      // worker-only: the service worker is served by Vite, so no generated file is committed
      plugins: [vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
      optimizeDeps: { include: prebundled },
    }),
});
