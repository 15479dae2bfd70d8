import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Plugin,
  type UserConfig,
} from 'vite';
import { buildTargets } from './baseline/browsers.ts';
import { chunkPage } from './chunkPage.ts';
import { checkChunks, codeSplitting } from './chunks.ts';
import { hoverOnly } from './hoverOnly.ts';
import { ownDesk } from './ownDesk.ts';
import { routeOptions } from './routeOptions.ts';
import { withoutAdmin } from './withoutAdmin.ts';

/**
 * Chromium compiles the libraries while they arrive, beside the main thread, instead of each function when it is first
 * called: most of them are called during hydration (V8's explicit compile hints). Other browsers see a comment.
 */
const compileAhead = ({ name }: { name: string }) => (name === 'core' ? '//# allFunctionsCalledOnLoad' : '');

/** Chunks that every page has loaded before it loads others. */
const ALWAYS_LOADED = /\/(core|entry-client|rolldown-runtime)-/;

/**
 * The files that a route is split into. The loader is apart, because the page of a first visit holds the data. The rest is
 * always used together.
 */
const routeSplitting: ('loader' | 'component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent')[][] = [
  ['loader'],
  ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
];

/** Turns on the router's inlining of stylesheets. Its own plugin turns it off, so this one runs later. */
const inlineStyles: Plugin = {
  name: 'potli:inline-styles',
  enforce: 'post',
  config: (_config, { command }) => ({
    define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify(String(command === 'build')) },
  }),
};

/** Leaves the summaries of calls out of the client: only the OpenAPI document has them. */
const withoutSummaries: Plugin = {
  name: 'potli:without-summaries',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client' || name === 'admin',
  transform: {
    filter: { id: /packages\/api\/src\/contract\// },
    handler: (code) => code.replace(/^ +summary:\s*(?:'[^'\n]*'|"[^"\n]*"),\n/gm, ''),
  },
};

/** The client of visitors and members has no route of the admin area, which has a client of its own (docs/decisions/137). */
const withoutAdminArea: Plugin = {
  name: 'potli:without-admin',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: /routeTree\.gen\.ts$/ }, handler: withoutAdmin },
};

const chunkCheck: Plugin = {
  name: 'potli:chunk-check',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    checkChunks(Object.values(bundle).filter((file) => file.type === 'chunk'));
  },
};

/** Writes what is in each chunk beside the build (docs/benchmarks.md#what-is-in-a-chunk). */
const chunkPages: Plugin = {
  name: 'potli:chunk-page',
  applyToEnvironment: ({ name }) => name === 'client' || name === 'admin',
  async writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const text = chunkPage(chunks, (id) => this.getModuleInfo(id)?.importers ?? []);
    await writeFile(path.join(import.meta.dirname, `dist/chunks.${this.environment.name}.md`), text);
  },
};

/** A client of the site: what visitors and members load, or the whole with the admin area. */
const client = (manifest: string): BuildEnvironmentOptions => ({
  outDir: 'dist/client',
  manifest,
  assetsInlineLimit: 0,
  modulePreload: { resolveDependencies: (_importer, files) => files.filter((file) => !ALWAYS_LOADED.test(file)) },
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    optimization: { inlineConst: { mode: 'all' } },
    output: { codeSplitting, postBanner: compileAhead },
  },
});

/** Scripts that the build makes by themselves. In development the browser loads the early one as a module. */
const scripts: UserConfig['environments'] = {
  admin: {
    consumer: 'client',
    // beside the files of the other client: many are the same
    build: { ...client('.vite/manifest.admin.json'), emptyOutDir: false, copyPublicDir: false },
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
};

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    // tests render pages without a browser, for which routes are split (openTestSite)
    mode !== 'test' &&
      tanstackRouter({
        ...routeOptions,
        codeSplittingOptions: { defaultBehavior: routeSplitting },
      }),
    react(),
    vanillaExtractPlugin(),
    inlineStyles,
    withoutSummaries,
    withoutAdminArea,
    // tests are of the product
    mode !== 'test' && ownDesk(),
    chunkCheck,
    chunkPages,
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // scripts find their files beside themselves, so that a start can put the site below a path
  experimental: {
    renderBuiltUrl: (_file, { hostType, ssr }) => (hostType === 'js' && !ssr ? { relative: true } : undefined),
  },
  css: { postcss: { plugins: [hoverOnly] } },
  build: { target: buildTargets, cssTarget: buildTargets },
  environments: {
    client: { build: { ...client('.vite/manifest.json'), emptyOutDir: true } },
    ...(command === 'build' ? scripts : {}),
    ssr: {
      // React's development build renders several times slower, and NODE_ENV of the start is not ours to set.
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
        // what browsers of the baseline lack would be written out in full: a page costs a twentieth more
        target: 'esnext',
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
