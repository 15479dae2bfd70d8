/** The folders of `apps/web/src` from the top down. Each may import those after it, and none before it. */
export const webFloors = [
  'routes',
  'screens',
  'shell',
  'features',
  'components',
  'seo',
  'theme',
  'company',
  'app',
  'hydration',
  'lib',
];

/** Which other features each feature may import. The order is from the top down here, too, so there are no circles. */
export const webFeatures: Record<string, string[]> = {
  login: ['clickout', 'session', 'catalogue'],
  share: ['session', 'search'],
  profile: ['uploads'],
  shopWindow: ['uploads', 'content'],
  claims: ['uploads'],
  uploads: [],
  offers: ['clickout'],
  clickout: ['session', 'catalogue'],
  session: ['catalogue'],
  search: ['catalogue'],
  catalogue: [],
  orders: [],
  payouts: [],
  checkout: [],
  questions: [],
  statement: [],
  verify: [],
  clicks: [],
  receipts: [],
  content: [],
  texts: [],
  staff: [],
  ownDesk: [],
};

/** Above every room: the entries of browser and server, and what only stories use. */
const tops = ['entry-*', 'router.tsx', 'browserApp.ts', 'ssr/**', 'testing/**', 'statecharts/**'].map(
  (top) => `../**/${top}`,
);

const above = (floor: string) => webFloors.slice(0, webFloors.indexOf(floor)).map((upper) => `../**/${upper}/**`);

/** Files of each room of the web app, and the imports that are refused there. */
export const webRooms: { files: string; refused: string[] }[] = [
  ...webFloors.map((floor) => ({ files: `apps/web/src/${floor}/**`, refused: [...tops, ...above(floor)] })),
  // A screen imports no other screen.
  {
    files: 'apps/web/src/screens/*/*/**',
    refused: [...tops, ...above('screens'), '../**/screens/**', '../../{public,dashboard,admin}/**', '../[A-Z]*/**'],
  },
  ...Object.entries(webFeatures).map(([feature, allowed]) => ({
    files: `apps/web/src/features/${feature}/**`,
    refused: [
      ...tops,
      ...above('features'),
      ...Object.keys(webFeatures).flatMap((other) =>
        other === feature || allowed.includes(other) ? [] : [`../**/${other}/**`],
      ),
    ],
  })),
];
