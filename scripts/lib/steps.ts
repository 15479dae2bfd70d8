import { BOTH_LOOKS } from '../../apps/web/src/testing/bothLooks.ts';

interface Common {
  name: string;
  /** Names of steps that must have passed; else this one does not run and counts as failed. */
  needs?: string[];
}

/** A check: a command that must succeed. */
type CheckStep = Common & { command: string };

/** Tests of one project of vitest.config.ts. */
export type TestStep = Common & {
  project: string;
  /** Words for Vitest that choose some of the project's tests: folders, `-t` with a pattern of names. */
  only?: string;
  /** Files that run at once; by default one. */
  workers?: number;
  /** How many lanes its workers keep busy; by default one, also with more workers that mostly wait. */
  lanes?: number;
};

export type Step = CheckStep | TestStep;

/** Types of the routes come from a generated file. */
const routeTree: Step = { name: 'route tree', command: 'node apps/web/scripts/generate-routes.ts' };
const needsRoutes = [routeTree.name];

const checks: Step[] = [
  { name: 'types', command: 'tsc -b', needs: needsRoutes },
  { name: 'format and lint', command: 'biome ci . --error-on-warnings', needs: needsRoutes },
  { name: 'promises and boundaries', command: 'oxlint', needs: needsRoutes },
  { name: 'dead code', command: 'knip', needs: needsRoutes },
  { name: 'dead code in production', command: 'knip --production --config knip.production.jsonc', needs: needsRoutes },
  { name: 'unit tests', project: 'unit', needs: needsRoutes },
];

const sizes: Step = { name: 'size budgets', command: 'node bench/sizes.ts', needs: needsRoutes };

/** What `verify` runs, in seconds: no browser, no database. Size budgets build the site where it changed. */
export const verifySteps: readonly Step[] = [routeTree, ...checks, sizes];

const chromium: Step = { name: 'chromium', command: 'node scripts/chromium.ts' };
const build: Step = { name: 'build', command: 'node scripts/build.ts', needs: needsRoutes };

const needsSite = [chromium.name, build.name];
const needsStories = [chromium.name, ...needsRoutes];

/** Long steps come first, so that all lanes are busy to the end. */
const suites: Step[] = [
  { name: 'pages', project: 'e2e-pages', workers: 2, needs: needsSite },
  { name: 'server tests', project: 'server', workers: 2, needs: needsRoutes },
  { name: 'journeys', project: 'e2e', needs: needsSite },
];

/** A pattern without spaces, which `runCommand` would split. */
const inBothLooks = BOTH_LOOKS.join('|').replaceAll(' ', '.');

/** What looks different on phones and in the dark: components, and of the app what has a layout of its own. */
const secondLook: Step[] = [
  { name: 'screens, dark, mobile', only: `apps/web -t ^(${inBothLooks})$` },
  { name: 'components, dark, mobile', only: 'packages/ui' },
].map((step) => ({ ...step, project: 'stories-dark-mobile', needs: needsStories }));

/** Every story. One step for all, because it takes ten seconds to start; it fills all lanes when the others are done. */
const firstLook: Step = {
  name: 'stories, light, desktop',
  project: 'stories-light-desktop',
  workers: 2,
  lanes: 2,
  needs: needsStories,
};

const last: Step[] = [
  {
    name: 'published package',
    project: 'package',
    only: 'api.pack ui.pack node.pack install.pack',
    needs: needsStories,
  },
  { ...sizes, needs: [build.name] },
];

/** What `test` runs. */
export const testSteps: readonly Step[] = [
  routeTree,
  chromium,
  build,
  ...checks,
  ...suites,
  ...secondLook,
  ...last,
  firstLook,
];

/** Some faults of each file; `pnpm mutants` seeds all of them, which takes hours. */
const mutants: Step[] = [
  { name: 'mutants of the packages', command: 'node --conditions=source scripts/mutants.ts packages --sample 6' },
  { name: 'mutants of the server', command: 'node --conditions=source scripts/mutants.ts apps --sample 1' },
];

/** Eight years of reports and payments in place of one. */
const wholeBooks: Step = {
  name: "the shop's books, in full",
  command: 'env BOOKS=whole vitest run --project server apps/server/src/domain/settlements/books.property.db.test.ts',
};

/** 10,000 forged or altered receipts in place of 1,000. */
const forgedReceipts: Step = {
  name: 'forged receipts, all of them',
  command: 'env RECEIPTS=whole vitest run --project unit packages/proof/src/cli/verifyReceipt.test.ts',
};

/** 25 killed hosts in place of three, and 50 payments at once. */
const wholePayouts: Step = {
  name: 'payouts, in full',
  command: 'env PAYOUTS=whole vitest run --project server apps/server/src/domain/payouts/killedHosts.db.test.ts',
};

/** Ten restarts of PostgreSQL in place of one. */
const restarts: Step = {
  name: 'restarts of PostgreSQL',
  command: 'env RESTARTS=10 vitest run --project server apps/server/src/testing/faults -t restarts',
};

/**
 * What `test --all` runs besides: small faults that tests must notice, the books and payouts in full, ten restarts of
 * PostgreSQL, the commands that write files, and all looks of all stories, in both brands.
 */
const others: Step[] = [
  ...mutants,
  wholeBooks,
  forgedReceipts,
  wholePayouts,
  restarts,
  {
    name: 'new files, docs site, Next.js',
    project: 'package',
    only: 'new.pack docs.pack next.pack',
    needs: needsStories,
  },
  {
    name: 'other screens, dark, mobile',
    project: 'stories-dark-mobile',
    only: `apps/web -t ^(?!(${inBothLooks})$)`,
  },
  { name: 'light, mobile', project: 'stories-light-mobile' },
  { name: 'dark, desktop', project: 'stories-dark-desktop' },
  { name: 'Haat, light, desktop', project: 'stories-haat-light-desktop' },
  { name: 'Haat, screens, dark, mobile', project: 'stories-haat-dark-mobile', only: `apps/web -t ^(${inBothLooks})$` },
  { name: 'Haat, components, dark, mobile', project: 'stories-haat-dark-mobile', only: 'packages/ui' },
  { name: 'right to left', project: 'stories-rtl' },
  { name: 'with motion', project: 'stories-motion' },
].map((step) => ({ ...step, needs: needsStories }));

export const allSteps: readonly Step[] = [...testSteps, ...others];
