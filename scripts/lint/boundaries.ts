import { boundary } from './boundary.ts';
import { webRooms } from './webRooms.ts';

const units = '@potli/api/units/*';
const contract = ['@potli/api', '@potli/api/contract/*', '@potli/api/link', '@potli/api/text', units];
const mocks = ['@potli/api/mock', '@potli/api/fixtures', '@potli/api/conformance'];
const hono = ['hono', 'hono/**', '@hono/node-server', '@hono/node-server/**'];
const router = ['@tanstack/react-router', '@tanstack/react-router/**'];
const react = ['react', 'react-dom', 'react-dom/*'];
const storybook = ['@storybook/react-vite', 'storybook/test'];
const node = ['node:*', 'node:*/*'];
const testing = [...node, 'fast-check', 'vitest', 'vitest/node', 'msw/node'];

const machines = ['xstate', ...contract, '@potli/api/errors'];

const ui = [
  ...react,
  '@radix-ui/*',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@vanilla-extract/**',
  '@fontsource-variable/**',
  'lucide',
  'react-day-picker',
];

const web = [
  ...contract,
  ...react,
  ...router,
  '@tanstack/router-core/**',
  '@potli/api/client',
  '@potli/api/errors',
  '@potli/api/rates',
  '@potli/api/texts',
  '@potli/machines/*',
  '@potli/proof',
  '@potli/ui/**',
  '@tanstack/react-query',
  '@tanstack/react-router-ssr-query',
  '@vanilla-extract/**',
  '@vitejs/plugin-react/preamble',
  '@xstate/react',
  'ifsc/src/*.json',
  'jwt-decode',
  'lucide',
  'ua-parser-js',
  'xstate',
];

const host = [
  ...hono,
  ...router,
  ...node,
  'lru-cache',
  'vite',
  '@napi-rs/canvas',
  '@potli/api',
  '@potli/api/client',
  '@potli/api/contract/catalogueKinds',
  '@potli/api/contract/policy',
  '@potli/api/contract/textWords',
  '@potli/api/errors',
  units,
  '@potli/server',
  '@potli/ui/brands/**',
  '@potli/ui/format/*',
  '@potli/ui/video/playerOrigins',
  '@potli/web/**',
];

const http = [
  ...hono,
  ...contract,
  ...node,
  '@fastify/busboy',
  '@potli/api/errors',
  '@potli/api/openapi',
  'fresh',
  'jose',
  'negotiator',
  'rate-limiter-flexible',
  'zod/mini',
];

const mails = [
  '@potli/api/contract/moneyStages',
  '@potli/api/contract/policy',
  '@potli/api/contract/forfeitSpan',
  units,
  '@potli/ui/brands/*/tokens',
  '@potli/ui/format/*',
  '@potli/ui/theme/tokens',
  'hono/html',
];

const server = [
  ...http,
  '@cantoo/pdf-lib',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@potli/api/rates',
  '@potli/api/table',
  '@potli/mails',
  '@potli/proof',
  '@zxcvbn-ts/language-common',
  'drizzle-orm',
  'drizzle-orm/**',
  'ifsc/src/*.json',
  'lru-cache',
  'pg',
  'sanitize-html',
];

const stories = '**/{stories/**,testing/**,*.stories.tsx}';
const tests = '**/*.test.{ts,tsx}';

/** Rooms of the server, from the top. A room may import only rooms on lower floors. */
const serverFloors = [
  ['cli', 'http', 'jobs', 'demo'],
  ['services'],
  // they fill the ports of the domain; the domain gets them from outside
  ['adapters'],
  ['domain'],
  ['limits'],
  ['db'],
  ['logging'],
  ['tracing'],
  ['settings'],
  ['incoming'],
  ['errors', 'sandbox'],
];

/** Wings of the domain, from the top: its rooms have their reading order. A wing may import only wings on lower floors. */
export const domainFloors = [['views'], ['orders'], ['payouts', 'shop'], ['ledger', 'members'], ['platform']];

const roomPackages: Record<string, string[]> = {
  http,
  demo: [...server, '@potli/api/fixtures'],
  cli: [...server, '@potli/api/fixtures', '@potli/proof/command'],
  adapters: [...server, '@opentelemetry/*', 'nodemailer', 'pg-boss', 'prom-client'],
  incoming: [...node, units, 'csv-parse/sync'],
  // it knows the shop as every network does: by its API
  sandbox: [
    ...hono,
    ...node,
    '@potli/api',
    '@potli/api/client',
    '@potli/api/contract/*',
    '@potli/api/errors',
    units,
    'zod/mini',
  ],
};

/** The shop knows the sandbox no better than the sandbox knows the shop. */
const opensSandbox = new Set(['cli', 'demo']);

/** Patterns of everything in the server that is not below a room. */
function notBelow(room: string): string[] {
  const floor = serverFloors.findIndex((rooms) => rooms.includes(room));
  const others = serverFloors.slice(0, floor + 1).flat();
  const host = ['**/{createApiHost,openShopDatabase,openUnsentMails}.ts', '../**/index.ts', '../**/main.ts'];
  return [...host, ...others.filter((each) => each !== room).map((each) => `**/${each}/**`)];
}

function serverRoom(files: string, room: string, packages = roomPackages[room] ?? server) {
  // only `createApiHost` joins the handlers of the endpoints with the code that calls them; SQL is for the domain
  const refused = room === 'http' ? ['**/endpoints/**', '**/db/**'] : [];
  const strangers = opensSandbox.has(room) ? [] : ['**/sandbox/**'];
  return boundary(`apps/server/src/${files}`, packages, [...notBelow(room), ...refused, ...strangers]);
}

function domainWing(wing: string) {
  const floor = domainFloors.findIndex((wings) => wings.includes(wing));
  const others = domainFloors.slice(0, floor + 1).flat();
  const strangers = others.filter((each) => each !== wing).map((each) => `**/${each}/**`);
  return boundary(`apps/server/src/domain/${wing}/**`, server, [...notBelow('domain'), '**/sandbox/**', ...strangers]);
}

/** Who may import whom. The last entry that matches a file counts. */
export const boundaries = [
  boundary('packages/api/src/**', ['zod/mini']),
  boundary('packages/api/src/mock/**', ['zod/mini', 'msw']),
  boundary('packages/api/src/cli/**', ['zod/mini', ...node]),
  boundary(`packages/api/src/${tests}`, ['zod/mini', 'msw', ...testing]),

  // everybody must be able to run it, on any machine
  boundary('packages/proof/src/**', []),
  boundary('packages/proof/src/cli/**', node),
  boundary(`packages/proof/src/${tests}`, [
    ...testing,
    '@potli/api/contract/journals',
    '@potli/api/contract/moneyStages',
  ]),
  boundary('packages/proof/src/testing/**', ['@potli/api/units/random', 'fast-check']),

  boundary('packages/machines/src/**', machines),
  boundary(`packages/machines/src/{testing/**,${tests}}`, [
    ...machines,
    '@potli/api/fixtures',
    '@xstate/graph',
    ...testing,
  ]),

  boundary('packages/ui/src/**', ui),
  // a command of the published package, which no module imports
  boundary('packages/ui/src/theme/checkBrandCommand.ts', [...ui, 'node:path', 'node:process', 'node:url']),
  boundary(`packages/ui/src/${stories}`, [...ui, ...storybook, '@sinonjs/fake-timers', 'react-hook-form']),
  boundary(`packages/ui/src/${tests}`, [...ui, ...testing]),

  boundary('packages/mails/src/**', mails),
  boundary(`packages/mails/src/${stories}`, [...mails, ...react, ...storybook]),
  boundary(`packages/mails/src/${tests}`, [...mails, ...testing]),

  boundary('apps/web/src/**', web),
  ...webRooms.map(({ files, refused }) => boundary(files, web, refused)),
  boundary('apps/web/src/statecharts/**', [...web, 'mermaid']),
  boundary(`apps/web/src/${stories}`, [...web, ...mocks, ...storybook]),
  boundary(`apps/web/src/${tests}`, [...web, ...mocks, ...testing]),

  boundary('apps/web/server/**', host),
  boundary(`apps/web/server/{testing/**,${tests}}`, [...host, '@potli/server/testing', ...testing]),

  boundary('apps/web/e2e/**', [
    ...node,
    '@axe-core/playwright',
    '@potli/api/fixtures',
    '@potli/api/rates',
    '@potli/api/contract/policy',
    '@potli/api/contract/forfeitSpan',
    units,
    '@potli/server/testing',
    '@potli/server/testing/createDataDir',
    '@potli/server/testing/freePort',
    '@potli/server/testing/sourceProcess',
    'playwright',
    'vitest',
    'vitest/node',
  ]),

  boundary('apps/server/src/**', server),
  ...serverFloors.flat().map((room) => serverRoom(`${room}/**`, room)),
  // pino logs an error with its message, so only this file may use it
  serverRoom('logging/**/logger.ts', 'logging', [...server, 'pino']),
  boundary('apps/server/src/http/endpoints/**', http, [...notBelow('http'), '**/db/**']),
  ...domainFloors.flat().map(domainWing),
  boundary('apps/server/src/domain/platform/shared/**', server, ['../**', '!../../../**', ...notBelow('domain')]),
  boundary(`apps/server/src/{testing/**,${tests}}`, [
    ...server,
    ...mocks,
    '@potli/api/client',
    'postal-mime',
    'smtp-server',
    ...testing,
  ]),
];
