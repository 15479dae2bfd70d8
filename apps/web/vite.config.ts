import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const COMMON = /packages\/(api|ui)\/|lucide|apps\/web\/src/;
/** What reaches the API, without the schemas. */
const CLIENT = /vite\/preload-helper|packages\/api\/src\/(client|link)\/|catalogue\/(incomplete|quietly|orNotFound)/;
const CALLS = /node_modules\/zod|packages\/api\/src\/contract|features\/(catalogue|search\/search\.)/;
/** Each comes with the screens that make it. */
const MEMBER_CALLS =
  /contract\/(bankDetails|dashboardContent|disputes|emailVerification|giftCardOrders|nameLists|payouts|profile|referrals|transactions|uploads|wallet)\.|session\/currentUserQuery/;
/** What many dashboard screens share, and no public page needs. */
const DASHBOARD =
  /components\/(DataTable|Pagination|InlineSelect)\/|src\/components\/table\/(?!tableSearch)|@tanstack\/(table-core|react-table)/;
/** What the shell of public pages and that of the dashboard have in common. */
const SHELLS = /components\/(Drawer|Logo)\/|session\/useLogout|lucide/;
/** The search of the public header, which is used elsewhere, too. */
const SEARCH = /components\/SearchBox\/|features\/search\/(?!search\.)/;
/** Pages about one thing. */
const DETAILS =
  /components\/(DetailLayout|StoreAside|RateTable)\/|src\/components\/details\/|features\/clickout\/(ShopAside|useClaim|claimNote)/;
/** Home and the lists. */
const CARDS = /motifs\/Cord\/|styles\/card\.css|components\/(Carousel|StoreCard|CategoryCard|BannerCarousel|Band)\//;

/** Few and large chunks: small ones compress badly, and asking for one takes the browser a millisecond or two. */
const fewChunks = [
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(router-core|react-router|history|store|react-store)|use-sync)|hydration\/(hydrateRoot|stack)/,
  },
  // What every page begins with stays out of the chunks below, however many share it.
  { name: 'start', tags: ['$initial' as const], test: (id: string) => COMMON.test(id) || CLIENT.test(id) },
  // Calls to the API and the schemas of their answers: a first visit makes none.
  { name: 'calls', test: (id: string) => CALLS.test(id) && !CLIENT.test(id) && !MEMBER_CALLS.test(id) },
  {
    name: 'shared',
    test: (id: string) =>
      COMMON.test(id) && ![DASHBOARD, MEMBER_CALLS, SEARCH, DETAILS, CARDS].some((elsewhere) => elsewhere.test(id)),
    minShareCount: 5,
  },
  { name: 'shells', test: SHELLS, minShareCount: 2 },
  { name: 'search', test: SEARCH, minShareCount: 2 },
  { name: 'details', test: DETAILS, minShareCount: 2 },
  { name: 'cards', test: CARDS, minShareCount: 2 },
  { name: 'tickets', test: /CouponTicket|ticketEdges|byIndex/, minShareCount: 2 },
  { name: 'query', test: /@tanstack\/(query-core|react-query)\//, minShareCount: 2 },
  { name: 'table', test: DASHBOARD, minShareCount: 5 },
];

/**
 * Chromium compiles the libraries while they arrive, beside the main thread, instead of each function when it is first
 * called: most of them are called while a page comes to life (V8's explicit compile hints). Others see a comment.
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
          output: { codeSplitting: { groups: fewChunks }, postBanner: compileAhead },
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
