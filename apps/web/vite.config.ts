import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** Few and large chunks: small ones compress badly, and each costs a request. */
const fewChunks = [
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(router-core|react-router|history|store|react-store)|zod|use-sync)/,
  },
  { name: 'shared', test: /packages\/(api|ui)\/|lucide|apps\/web\/src/, minShareCount: 2 },
];

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    vanillaExtractPlugin(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: fewChunks } },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: ['source', ...defaultServerConditions],
        externalConditions: ['node', 'module-sync'],
        // One self-contained file, with React's production build compiled in: it runs under any NODE_ENV.
        noExternal: true,
      },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});
