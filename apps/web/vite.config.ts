import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { checkChunks, codeSplitting } from './chunks.ts';

/**
 * Chromium compiles the libraries while they arrive, beside the main thread, instead of each function when it is first
 * called: most of them are called during hydration (V8's explicit compile hints). Other browsers see a comment.
 */
const compileAhead = ({ name }: { name: string }) => (name === 'core' ? '//# allFunctionsCalledOnLoad' : '');

/** What every page has by the time that it asks for more. */
const ALWAYS_THERE = /\/(core|entry-client|rolldown-runtime)-/;

/**
 * What of a route comes in files of its own; its loader too, for a first visit brings the data along. The rest is always
 * wanted together.
 */
const apart: ('loader' | 'component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent')[][] = [
  ['loader'],
  ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
];

/** The router's switch for stylesheets that stand in the page itself: its plugin turns it off, so this one comes after. */
const inlineStyles: Plugin = {
  name: 'potli:inline-styles',
  enforce: 'post',
  config: (_config, { command }) => ({
    define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify(String(command === 'build')) },
  }),
};

const chunkCheck: Plugin = {
  name: 'potli:chunk-check',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    checkChunks(Object.values(bundle).filter((file) => file.type === 'chunk'));
  },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: apart },
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    vanillaExtractPlugin(),
    inlineStyles,
    chunkCheck,
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { resolveDependencies: (_importer, files) => files.filter((file) => !ALWAYS_THERE.test(file)) },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { codeSplitting, postBanner: compileAhead },
        },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist/serviceWorker',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/serviceWorker/serviceWorker.ts',
          output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
        },
      },
    },
    // The inline script of every page, which the server reads as text.
    early: {
      consumer: 'client',
      build: {
        outDir: 'dist/early',
        emptyOutDir: true,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: 'src/entry-early.ts',
          output: { format: 'iife', entryFileNames: 'early.js' },
        },
      },
    },
    ssr: {
      // Rendering with React's development build costs several times as much, and NODE_ENV is whoever starts it to set.
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
      resolve: {
        conditions: ['source', ...defaultServerConditions],
        externalConditions: ['node', 'module-sync'],
        // Built: one self-contained program.
        noExternal: command === 'build' ? true : undefined,
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
}));
