import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from '../createPlan.ts';
import { addEntry, addImport, type Edit } from '../edits.ts';
import { NewProblem } from '../NewProblem.ts';
import { type CallWords, callWords, pascalWords } from '../words.ts';

interface ScreenRequest {
  area: 'dashboard' | 'public';
  name: string;
  /** A call that lists something, made by `new call`: then the screen is its table. */
  call?: string;
}

const DASHBOARD_SCREENS = 'apps/web/e2e/harness/dashboardScreens.ts';
const PUBLIC_PAGES = 'apps/web/e2e/harness/publicPages.ts';

/** What is written when the routes or the stories have changed. */
const generated = [
  { command: 'apps/web/scripts/generate-routes.ts', file: 'apps/web/src/routeTree.gen.ts' },
  { command: 'scripts/screens.ts', file: 'docs/screens.md' },
];

/**
 * A screen with its route, address, stories and the entries by which the tests visit it.
 * @throws NewProblem for a malformed name, or a call that does not exist
 */
export function screenRecipe({ area, name, call }: ScreenRequest, root: string): Recipe {
  const screen = pascalWords(name);
  if (area === 'public') {
    if (call !== undefined) {
      throw new NewProblem(
        'A public page takes no --call: it loads its data in its route, as apps/web/src/routes/_public/coupons.tsx does.',
      );
    }
    return publicRecipe(name);
  }
  const list = call === undefined ? undefined : listedBy(call, root);
  const path = `paths.${screen.camel}`;
  const prompt = `Say here what Asha sees on ${name}: ${DASHBOARD_SCREENS}`;
  const shows = list ? `history('${prompt}', 'No ${list.many} yet')` : `all('${prompt}')`;
  return {
    words: { ...list, ...screen },
    templates: [list ? 'screen/dashboard-table' : 'screen/dashboard-text'],
    edits: {
      'apps/web/src/lib/paths.ts': [
        addEntry('export const paths = {', `${screen.camel}: \`\${DASHBOARD}/${screen.snake}\`,`),
      ],
      'apps/web/src/shell/DashboardShell/sidebarItems.ts': [
        addImport("import { CircleDashed } from 'lucide';"),
        addEntry('return [', `{ ...to(${path}, '${screen.title}'), icon: CircleDashed },`),
      ],
      [DASHBOARD_SCREENS]: [
        addEntry("const shown: Record<ScreenPath, DashboardScreen['shows']> = {", `[${path}]: ${shows},`),
      ],
      'bench/budgets.ts': [budget(`memberScreen('/${screen.snake}', '${screen.snake}', ${list ? 150 : 130} * kB)`)],
      ...(list ? {} : withoutStates(name)),
    },
    generated,
    nextSteps: [
      `Fill in the screen: apps/web/src/screens/dashboard/${name}/${name}.tsx.`,
      'Choose its place and its icon in the sidebar: apps/web/src/shell/DashboardShell/sidebarItems.ts.',
      'These fail until they say what the screen shows:',
      `  pnpm vitest run --project stories-light-desktop apps/web/src/screens/dashboard/${name}`,
      `  pnpm vitest run --project e2e-pages apps/web/e2e/pages/dashboard.e2e.ts (entry in ${DASHBOARD_SCREENS})`,
      'Write its rules and texts in docs/product.',
    ],
  };
}

function publicRecipe(name: string): Recipe {
  const words = pascalWords(name);
  const { camel, kebab } = words;
  return {
    words,
    templates: ['screen/public-text'],
    edits: {
      'apps/web/src/lib/paths.ts': [addEntry('export const paths = {', `${camel}: '/${kebab}',`)],
      [PUBLIC_PAGES]: [
        addEntry(
          'export const publicPages: readonly PublicPage[] = [',
          `{ path: '/${kebab}', shows: 'Say here what ${name} shows: ${PUBLIC_PAGES}' },`,
        ),
      ],
      'apps/web/server/crawlers/sitemapEntries.ts': [addEntry('const texts = [', `paths.${camel},`)],
      'bench/budgets.ts': [budget(`publicPage('/${kebab}', '${kebab}')`)],
      ...withoutStates(name),
    },
    generated,
    nextSteps: [
      `Fill in the screen: apps/web/src/screens/public/${name}/${name}.tsx.`,
      `Describe it for search engines: apps/web/src/routes/_public/${kebab}.tsx.`,
      'These fail until they say what the screen shows:',
      `  pnpm vitest run --project stories-light-desktop apps/web/src/screens/public/${name}`,
      `  pnpm vitest run --project e2e-pages apps/web/e2e/pages/publicPages.e2e.ts (entry in ${PUBLIC_PAGES})`,
      'Link it, for instance from apps/web/src/shell/PublicShell/Footer.tsx, and write its rules and texts in docs/product.',
    ],
  };
}

const budget = (entry: string): Edit => addEntry('export const budgets: readonly Budget[] = [', `${entry},`);

/** A screen that loads nothing has no stories `Loading`, `Empty` and `Failed`. */
const withoutStates = (name: string) => ({
  'apps/web/src/screens/screens.test.ts': [addEntry('const WITHOUT_LISTING = [', `'${name}',`)],
});

/** The words of a call whose answer is a page of rows. */
function listedBy(call: string, root: string): CallWords {
  const words = callWords(call);
  const path = `packages/api/src/contract/${words.nouns}.ts`;
  const file = join(root, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (words.verb !== 'list' || !text.includes(`export const ${call} = endpoint(`)) {
    throw new NewProblem(`There is no ${call} in ${path}: make it first, with \`pnpm new call ${call}\`.`);
  }
  return words;
}
