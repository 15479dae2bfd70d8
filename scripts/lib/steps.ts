interface Common {
  name: string;
  /** Names of steps that must have passed; else this one does not run and counts as failed. */
  needs?: string[];
}

/** A check: a command that must succeed. */
type CheckStep = Common & { command: string };

/** Tests of projects of vitest.config.ts. */
export type TestStep = Common & {
  project: string | readonly string[];
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

/**
 * Programs in Go: they collect garbage less often, up to 2 GB, and do no work twice in several threads, since other steps
 * keep the other cores busy.
 */
const frugal = 'env GOGC=400 GOMEMLIMIT=2GiB';

const checks: Step[] = [
  { name: 'types', command: `${frugal} tsc -b --singleThreaded`, needs: needsRoutes },
  { name: 'format and lint', command: 'biome ci . --error-on-warnings', needs: needsRoutes },
  { name: 'promises and boundaries', command: `${frugal} GOMAXPROCS=1 oxlint`, needs: needsRoutes },
  { name: 'dead code', command: 'knip', needs: needsRoutes },
  { name: 'dead code in production', command: 'knip --production --config knip.production.jsonc', needs: needsRoutes },
  // some wait: for programs, and for limits of time
  { name: 'unit tests', project: 'unit', workers: 2, needs: needsRoutes },
];

const sizes: Step = { name: 'size budgets', command: 'node bench/sizes.ts', needs: needsRoutes };

const baseline: Step = { name: 'browser baseline', command: 'node scripts/baseline.ts' };

/** What `verify` runs, in seconds: no browser, no database. Size budgets build the site where it changed. */
export const verifySteps: readonly Step[] = [routeTree, ...checks, sizes, { ...baseline, needs: [sizes.name] }];

const chromium: Step = { name: 'chromium', command: 'node scripts/chromium.ts' };
const build: Step = { name: 'build', command: 'node scripts/build.ts', needs: needsRoutes };

const needsSite = [chromium.name, build.name];
const needsStories = [chromium.name, ...needsRoutes];

/** Long steps come first, so that all lanes are busy to the end. */
const suites: Step[] = [
  // some load the built site
  { name: 'server tests', project: 'server', workers: 2, needs: [build.name] },
  { name: 'journeys', project: 'e2e', needs: needsSite },
  // they often wait
  { name: 'pages', project: 'e2e-pages', workers: 2, needs: needsSite },
];

/**
 * Every story, looked at twice where its layout is its own. It fills all lanes when the others are done: in one lane beside
 * them it takes longer than both together.
 */
const stories: Step = {
  name: 'stories, in both looks',
  project: 'stories-light-desktop',
  workers: 3,
  lanes: 2,
  needs: needsStories,
};

const last: Step[] = [
  {
    name: 'published package',
    project: 'package',
    only: 'api.pack ui.pack',
    needs: needsStories,
  },
  { ...sizes, needs: [build.name] },
  { ...baseline, needs: [build.name] },
];

/** What `test` runs. */
export const testSteps: readonly Step[] = [routeTree, chromium, build, ...checks, ...suites, ...last, stories];

/** Drills, which wait for clocks, start processes and end them; journeys that take long and show what shorter tests show in parts. */
const long: Step = { name: 'long tests', project: ['server-long', 'e2e-long'], workers: 2 };

/** Some faults of each file; `pnpm mutants` seeds all of them, which takes hours. */
const mutants: Step[] = [
  { name: 'mutants of the packages', command: 'node --conditions=source scripts/mutants.ts packages --sample 6' },
  { name: 'mutants of the server', command: 'node --conditions=source scripts/mutants.ts apps --sample 1' },
];

/** Tests whose files do all that they can where the environment says so, in place of a part. */
const inFull = (name: string, setting: string, tests: string): CheckStep => ({
  name,
  command: `env ${setting} vitest run --project ${tests}`,
});

const wholeTests: Step[] = [
  // all seeds in place of one, eight years of books in place of a part of one, more lists and pages
  inFull(
    'property tests, in full',
    'PROPERTIES=whole',
    'server property.db actions.db checkout/killedHost checkRecent clicks/crash creditedOrders derivedActs hostileHeaders loadFile moneyMails.db notifications.db orderRates paging.db pulls.db readDeskRows rowsOfKinds sandboxCommand slowSenders.db',
  ),
  // a shop opened by its page, moved to another machine, read from a replica
  inFull('drills of operators', 'PROPERTIES=whole', 'server openAShop otherMachine replica.db'),
  // 10,000 forged or altered receipts in place of 1,000
  inFull('forged receipts, all of them', 'RECEIPTS=whole', 'unit packages/proof/src/cli/verifyReceipt.test.ts'),
  // 10,000 disfigured lists in place of 200
  inFull(
    'disfigured lists, all of them',
    'PROPERTIES=whole',
    'unit apps/server/src/incoming/readTable.property.test.ts',
  ),
  // hosts with each fault in place of one, the mock with all options in place of each two
  inFull(
    'faulty hosts and options, all of them',
    'CONFORM=whole',
    'unit packages/api/src/cli/conformCommand.test.ts packages/api/src/cli/everyOption.test.ts',
  ),
  // 200 random shops in place of three
  inFull('shops that publish wrong roots', 'ROOTS=whole', 'unit packages/proof/src/cli/verifyRoots.test.ts'),
  // 25 killed hosts in place of two, and 50 payments at once
  inFull('payouts, in full', 'PAYOUTS=whole', 'server apps/server/src/domain/payouts/transfers/killedHosts.db.test.ts'),
  // all faults, two rounds of each, and ten restarts in place of one
  inFull('faults of PostgreSQL, in full', 'FAULTS=whole', 'server apps/server/src/testing/faults'),
  // every kind of member, and the shop's folder copied elsewhere
  inFull('a shop that has lived, in full', 'LIVES=whole', 'server apps/server/src/testing/livedShop'),
  // hosts behind Debian's PgBouncer in transaction mode, what a start refuses there, and a primary that was demoted
  inFull(
    'behind PgBouncer',
    'POOLER=yes PROPERTIES=whole',
    'server db/pooler db/demotedPrimary http/api.db http/money.db http/conformance http/catalogue.db shop/clicks members/identity',
  ),
  // every page loaded in both looks in place of one, read by axe and without a script; the journey of a new member and what an
  // editor comes for also by mouse
  inFull(
    'pages in both looks',
    'JOURNEYS=whole',
    'e2e --project e2e-pages dashboard.e2e publicPages.e2e e2e/journey.e2e e2e/tenTasks.e2e deskTasks.e2e twoEditors.e2e',
  ),
  // forty journeys without parts of what is newer than the baseline of browsers, every way in which hydration fails, addresses with all
  // foreign parameters, a shop below a path, and every page where the clock is a year off
  inFull(
    'older browsers and odd addresses, in full',
    'JOURNEYS=whole',
    'e2e --project e2e-pages olderBrowsers.e2e otherClocks.e2e failedHydration.e2e unknownParameters.e2e belowPath.e2e lifecycle.e2e sandbox.e2e',
  ),
];

/** What runs on machines of its own, as root, with Debian's packages. How long a start takes is not judged beside other steps. */
const machines: Step[] = [
  { name: 'units of systemd', command: 'sh deploy/check-units.sh' },
  { name: 'rules of Prometheus', command: 'sh deploy/check-alerts.sh' },
  { name: 'samples of proxies', command: 'sh deploy/check-proxies.sh' },
  // no call fails while a host is restarted, and no own write is missed
  { name: 'restarts and a replica under load', command: 'node --conditions=source bench/scale.ts' },
  { name: 'a machine with the units', command: 'node --conditions=source bench/units.ts' },
  // a shop as it was the second before a mistake, and a primary that dies under load: nothing acknowledged is lost
  { name: 'back to a moment', command: 'node --conditions=source bench/pointInTime.ts' },
  { name: 'failover', command: 'node --conditions=source bench/failover.ts' },
  { name: 'upgrade of PostgreSQL', command: 'node --conditions=source bench/pgUpgrade.ts' },
  { name: 'image', command: 'node --conditions=source bench/image.ts --untimed' },
  { name: 'containers under Docker', command: 'node --conditions=source bench/compose.ts' },
  { name: 'containers under Podman', command: 'node --conditions=source bench/compose.ts --podman' },
];

/** `pnpm dev`: whoever works on the shop meets it every day. */
const development: Step = { name: 'development server', project: 'e2e-dev' };

/** Every page in browsers that are not Chromium, with Debian's packages. */
const realBrowsers: Step = { name: 'Firefox and WebKit', project: 'e2e-browsers' };

/**
 * What `test --all` runs besides: small faults that tests must notice, tests in full, machines, the development server, other browsers, installs, the packages
 * in plain Node, example apps, the commands that write files, what every resolver finds in the packages, and all looks of all pages and stories,
 * the latter in both brands.
 */
const others: Step[] = [
  long,
  ...mutants,
  ...wholeTests,
  ...machines,
  development,
  realBrowsers,
  {
    name: 'packages in plain Node and Next.js, beside other styles, example apps, a desk of your own, installs, new files, docs site',
    project: 'package',
    only: 'guests.pack node.pack install.pack new.pack docs.pack next.pack jest.pack examples.pack desk.pack resolvers.pack',
    needs: needsStories,
  },
  {
    name: 'stories, in all looks',
    project: [
      'stories-dark-mobile',
      'stories-light-mobile',
      'stories-dark-desktop',
      'stories-haat-light-desktop',
      'stories-haat-dark-mobile',
      'stories-rtl',
      'stories-forced-colours',
      'stories-motion',
    ],
    workers: 2,
    lanes: 2,
  },
].map((step) => ({ ...step, needs: [...needsStories, build.name] }));

export const allSteps: readonly Step[] = [...testSteps, ...others];
