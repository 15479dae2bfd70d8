interface Common {
  name: string;
  /** Names of earlier steps that must have passed; else this one does not run and counts as failed. */
  needs?: string[];
}

/** One check: a command that must succeed, or the tests of projects of vitest.config.ts. */
export type Step = Common & ({ command: string } | { projects: string[] });

/** Steps that may run at the same time; the next phase begins when all of them have ended. */
export type Phase = Step[];

/** Types of the routes come from a generated file. */
const routes: Phase = [{ name: 'route tree', command: 'node apps/web/scripts/generate-routes.ts' }];

const checks: Phase = [
  { name: 'types', command: 'tsc -b' },
  { name: 'format and lint', command: 'biome ci . --error-on-warnings' },
  { name: 'promises and boundaries', command: 'oxlint' },
  { name: 'dead code', command: 'knip' },
  { name: 'dead code in production', command: 'knip --production --config knip.production.jsonc' },
];

const unit: Step = { name: 'unit tests', projects: ['unit'] };
const build: Step = { name: 'build', command: 'node scripts/build.ts' };
const sizes: Step = { name: 'size budgets', command: 'node bench/sizes.ts' };
const chromium: Step = { name: 'chromium', command: 'node scripts/chromium.ts' };

/** What `verify` runs, in seconds: no browser, no database. Size budgets build the site where it changed. */
export const verifyPhases: Phase[] = [routes, checks, [unit, sizes]];

/** Two steps, because Vitest itself runs one project of stories after the other. */
const stories: Phase = [
  { name: 'stories, light, desktop', projects: ['stories-light-desktop'], needs: ['chromium'] },
  { name: 'stories, dark, mobile', projects: ['stories-dark-mobile'], needs: ['chromium'] },
];

/** What `test` runs: everything. Browser suites use all cores, so each has a phase of its own. */
export const testPhases: Phase[] = [
  routes,
  [...checks, chromium],
  [unit, build],
  [
    sizes,
    { name: 'server tests', projects: ['server'] },
    { name: 'published package', projects: ['package'], needs: ['chromium'] },
  ],
  stories,
  [{ name: 'journeys', projects: ['e2e'], needs: ['chromium', 'build'] }],
  [{ name: 'pages', projects: ['e2e-pages'], needs: ['chromium', 'build'] }],
];
