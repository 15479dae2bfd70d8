import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { boundaries, domainFloors } from './boundaries.ts';
import { webFeatures, webFloors } from './webRooms.ts';

const refused = [
  { file: 'packages/api/src/contract/x.ts', imported: 'zod' },
  { file: 'packages/api/src/client/x.ts', imported: 'react' },
  { file: 'packages/api/src/client/x.ts', imported: 'msw' },
  { file: 'packages/machines/src/auth/x.ts', imported: '@potli/api/client' },
  { file: 'packages/machines/src/auth/x.ts', imported: 'react' },
  { file: 'packages/proof/src/x.ts', imported: 'node:crypto' },
  { file: 'packages/ui/src/components/X/X.tsx', imported: '@potli/api' },
  { file: 'packages/ui/src/components/X/X.tsx', imported: '@tanstack/react-query' },
  { file: 'packages/ui/src/components/X/X.tsx', imported: '@tanstack/react-router' },
  { file: 'packages/ui/src/components/X/X.tsx', imported: 'xstate' },
  { file: 'packages/ui/src/components/X/X.stories.tsx', imported: 'msw' },
  { file: 'apps/web/src/screens/X.tsx', imported: '@potli/api/mock' },
  { file: 'apps/web/src/screens/X.tsx', imported: '@potli/server' },
  { file: 'apps/web/src/screens/X.tsx', imported: 'zod' },
  { file: 'apps/web/src/screens/public/X/X.tsx', imported: '../../../routes/about.tsx' },
  { file: 'apps/web/src/screens/public/X/X.tsx', imported: '../../../router.tsx' },
  { file: 'apps/web/src/screens/public/X/X.tsx', imported: '../../../testing/AppAt.tsx' },
  { file: 'apps/web/src/screens/public/X/X.tsx', imported: '../Home/Home.tsx' },
  { file: 'apps/web/src/screens/public/X/X.tsx', imported: '../../dashboard/MyOrders/MyOrders.tsx' },
  { file: 'apps/web/src/screens/public/X/X.tsx', imported: '../../../screens/public/Home/Home.tsx' },
  ...webFloors
    .slice(1)
    .map((floor, n) => ({ file: `apps/web/src/${floor}/x.ts`, imported: `../${webFloors[n]}/x.ts` })),
  { file: 'apps/web/src/lib/x.ts', imported: '../app/App.tsx' },
  ...Object.entries(webFeatures).flatMap(([feature, allowed]) =>
    Object.keys(webFeatures)
      .filter((other) => other !== feature && !allowed.includes(other))
      .map((other) => ({ file: `apps/web/src/features/${feature}/x.ts`, imported: `../${other}/x.ts` })),
  ),
  { file: 'apps/web/server/x.ts', imported: 'pg' },
  { file: 'apps/server/src/domain/x.ts', imported: '@potli/web/server' },
  { file: 'apps/server/src/domain/x.ts', imported: '@potli/api/fixtures' },
  { file: 'apps/server/src/domain/x.ts', imported: 'pino' },
  { file: 'apps/server/src/jobs/x.ts', imported: 'nodemailer' },
  { file: 'apps/server/src/http/x.ts', imported: 'drizzle-orm' },
  { file: 'apps/server/src/http/x.ts', imported: '../db/schema.ts' },
  { file: 'apps/server/src/http/x.ts', imported: './endpoints/stores.ts' },
  { file: 'apps/server/src/http/endpoints/x.ts', imported: '../../db/schema.ts' },
  { file: 'apps/server/src/http/x.ts', imported: '../demo/seedDemo.ts' },
  { file: 'apps/server/src/jobs/x.ts', imported: '../http/createApi.ts' },
  { file: 'apps/server/src/demo/x.ts', imported: '../cli/runCli.ts' },
  { file: 'apps/server/src/domain/orders/apply/x.ts', imported: '../../../sandbox/openSandbox.ts' },
  { file: 'apps/server/src/jobs/x.ts', imported: '../sandbox/openSandbox.ts' },
  ...[
    'domain/orders/apply/applyReports',
    'db/database',
    'demo/seedDemo',
    'errors/ProblemError',
    'settings/settings',
    'createApiHost',
  ].flatMap((module) => [
    { file: 'apps/server/src/sandbox/x.ts', imported: `../${module}.ts` },
    { file: 'apps/server/src/sandbox/shop/x.ts', imported: `../../${module}.ts` },
  ]),
  { file: 'apps/server/src/sandbox/x.ts', imported: 'pg' },
  { file: 'apps/server/src/sandbox/x.ts', imported: '@potli/api/fixtures' },
  { file: 'apps/server/src/cli/x.ts', imported: '../createApiHost.ts' },
  { file: 'apps/server/src/cli/x.ts', imported: '../openShopDatabase.ts' },
  { file: 'apps/server/src/services/x.ts', imported: '../http/createApi.ts' },
  { file: 'apps/server/src/domain/orders/apply/x.ts', imported: '../../../services/openServices.ts' },
  { file: 'apps/server/src/domain/orders/apply/x.ts', imported: '../../../createApiHost.ts' },
  { file: 'apps/server/src/domain/orders/apply/x.ts', imported: '../../../http/createApi.ts' },
  { file: 'apps/server/src/domain/orders/apply/x.ts', imported: '../../../jobs/repeat.ts' },
  { file: 'apps/server/src/domain/orders/apply/x.ts', imported: '../../../cli/runCli.ts' },
  { file: 'apps/server/src/domain/orders/apply/x.ts', imported: '../../../demo/seedDemo.ts' },
  { file: 'apps/server/src/domain/platform/shared/x.ts', imported: '../../orders/rates/cashback.ts' },
  ...domainFloors.slice(1).flatMap((lower, n) =>
    lower.flatMap((wing) =>
      (domainFloors[n] ?? []).map((upper) => ({
        file: `apps/server/src/domain/${wing}/room/x.ts`,
        imported: `../../${upper}/room/x.ts`,
      })),
    ),
  ),
  { file: 'apps/server/src/domain/ledger/room/x.ts', imported: '../../members/room/x.ts' },
  { file: 'apps/server/src/domain/shop/room/inner/x.ts', imported: '../../../payouts/room/x.ts' },
  { file: 'apps/server/src/limits/x.ts', imported: '../domain/platform/shared/ids.ts' },
  { file: 'apps/server/src/domain/orders/apply/x.ts', imported: '../../../adapters/networks/networks.ts' },
  { file: 'apps/server/src/adapters/mail/x.ts', imported: '../../jobs/mailQueue.ts' },
  { file: 'apps/server/src/db/x.ts', imported: '../domain/platform/shared/ids.ts' },
  { file: 'apps/server/src/db/x.ts', imported: '../limits/rateLimits.ts' },
  { file: 'apps/server/src/logging/x.ts', imported: '../db/database.ts' },
  { file: 'apps/server/src/logging/logger.ts', imported: '../db/database.ts' },
  { file: 'apps/server/src/settings/x.ts', imported: '../logging/logger.ts' },
  { file: 'apps/server/src/errors/x.ts', imported: '../settings/settings.ts' },
];

const allowed = [
  { file: 'packages/api/src/contract/x.ts', imported: 'zod/mini' },
  { file: 'packages/api/src/mock/x.ts', imported: 'msw' },
  { file: 'packages/machines/src/auth/x.ts', imported: 'xstate' },
  { file: 'packages/ui/src/components/X/X.tsx', imported: '@radix-ui/react-dialog' },
  { file: 'packages/ui/src/components/X/X.tsx', imported: '../../motifs/Stitch/Stitch.tsx' },
  { file: 'apps/web/src/screens/X.tsx', imported: '@potli/ui/Button' },
  { file: 'apps/web/src/screens/X.stories.tsx', imported: '@potli/api/mock' },
  { file: 'apps/web/src/screens/public/X/X.tsx', imported: '../../../shell/x.ts' },
  { file: 'apps/web/src/screens/public/X/X.stories.tsx', imported: '../../../testing/AppAt.tsx' },
  ...webFloors
    .slice(1)
    .map((floor, n) => ({ file: `apps/web/src/${webFloors[n]}/x.ts`, imported: `../${floor}/x.ts` })),
  ...Object.entries(webFeatures).flatMap(([feature, allowed]) =>
    allowed.map((other) => ({ file: `apps/web/src/features/${feature}/x.ts`, imported: `../${other}/x.ts` })),
  ),
  { file: 'apps/server/src/domain/x.ts', imported: 'drizzle-orm' },
  { file: 'apps/server/src/http/x.ts', imported: 'hono' },
  { file: 'apps/server/src/http/endpoints/x.ts', imported: '../Handler.ts' },
  { file: 'apps/server/src/http/x.ts', imported: '../domain/members/identity/Caller.ts' },
  { file: 'apps/server/src/jobs/x.ts', imported: '../db/database.ts' },
  { file: 'apps/server/src/adapters/networks/x.ts', imported: '../../domain/orders/reports/ReportAdapter.ts' },
  { file: 'apps/server/src/domain/platform/shared/x.ts', imported: '../../../db/database.ts' },
  { file: 'apps/server/src/domain/orders/apply/x.ts', imported: '../../ledger/journals/accounts.ts' },
  ...domainFloors.slice(1).flatMap((lower, n) =>
    lower.flatMap((wing) =>
      (domainFloors[n] ?? []).map((upper) => ({
        file: `apps/server/src/domain/${upper}/room/x.ts`,
        imported: `../../${wing}/room/x.ts`,
      })),
    ),
  ),
  { file: 'apps/server/src/logging/logger.ts', imported: 'pino' },
  { file: 'apps/server/src/cli/x.ts', imported: '../sandbox/openSandbox.ts' },
  { file: 'apps/server/src/sandbox/shop/x.ts', imported: '../openSandbox.ts' },
];

const folder = mkdtempSync(join(tmpdir(), 'potli-boundaries-'));
let report: string[] = [];

/** The file under its own folder, because several cases share one name. */
function toCaseFile({ file, imported }: { file: string; imported: string }) {
  return join(dirname(file), imported.replaceAll(/\W+/g, '-'), basename(file));
}

function writeCase(each: (typeof refused)[number]) {
  const file = join(folder, toCaseFile(each));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import '${each.imported}';\n`);
}

beforeAll(() => {
  const config = { categories: { correctness: 'off' }, overrides: boundaries };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const each of [...refused, ...allowed]) writeCase(each);
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  report = spawnSync(oxlint, ['--format=unix'], { cwd: folder, encoding: 'utf8' }).stdout.split('\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused)('$file may not import $imported', (each) => {
  expect(report).toContainEqual(expect.stringContaining(`${toCaseFile(each)}:`));
});

test.each(allowed)('$file may import $imported', (each) => {
  expect(report).not.toContainEqual(expect.stringContaining(`${toCaseFile(each)}:`));
});

const foldersOf = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

test('every room of the web app has its rules', () => {
  const besides = ['serviceWorker', 'ssr', 'statecharts', 'testing'];
  expect(foldersOf('apps/web/src')).toEqual([...webFloors, ...besides].sort());
  expect(foldersOf('apps/web/src/features')).toEqual(Object.keys(webFeatures).sort());
});

test('features import only those below them, so there are no circles', () => {
  const order = Object.keys(webFeatures);
  for (const [feature, allowed] of Object.entries(webFeatures)) {
    for (const other of allowed)
      expect(order.indexOf(other), `${feature} → ${other}`).toBeGreaterThan(order.indexOf(feature));
  }
});
