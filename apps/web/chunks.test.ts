import { expect, test } from 'vitest';
import { chunkGroups } from './chunkGroups.ts';
import { checkChunks, codeSplitting, modulePath } from './chunks.ts';

const inRepository = (module: string) => new URL(`../../${module}`, import.meta.url).pathname;

/** A build in which each prefix fits one module, and React is read without stack traces. */
function goodBuild() {
  const beginnings = chunkGroups.flatMap(({ modules, except = [] }) => [...modules, ...except]);
  const toId = (module: string) => (module.includes('/src/') ? inRepository(module) : `/x/node_modules/${module}`);
  const rest = beginnings.filter((each) => !each.startsWith('react-dom/')).map((each) => toId(`${each}x.ts`));
  const core = [
    inRepository('apps/web/src/hydration/stackTracesOff.ts'),
    '/x/node_modules/.pnpm/react-dom@1/node_modules/react-dom/client.js',
    inRepository('apps/web/src/hydration/stackTracesOn.ts'),
  ];
  return { rest: { name: 'rest', moduleIds: rest }, core: { name: 'core', moduleIds: core } };
}

test.each([
  [inRepository('packages/ui/src/format/rupees.ts?x'), 'packages/ui/src/format/rupees.ts'],
  ['/x/node_modules/.pnpm/zod@4.6.7/node_modules/zod/mini/index.js', 'zod/mini/index.js'],
  ['\0vite/preload-helper.js', 'vite/preload-helper.js'],
])('%j has the path %s', (id, module) => {
  expect(modulePath(id)).toBe(module);
});

test('a module is in the groups that name its path and leave it in', () => {
  const groupsOf = (module: string) =>
    codeSplitting.groups.filter(({ test: holds }) => holds(inRepository(module))).map(({ name }) => name);
  expect(groupsOf('packages/api/src/contract/stores.ts')).toEqual(['start', 'calls', 'shared']);
  expect(groupsOf('packages/api/src/contract/wallet.ts')).toEqual(['start']);
});

test('a build that holds what the groups name is good', () => {
  const { rest, core } = goodBuild();
  expect(() => checkChunks([rest, core])).not.toThrow();
});

test('names what was renamed or removed', () => {
  const { rest, core } = goodBuild();
  const without = { ...rest, moduleIds: rest.moduleIds.filter((id) => !id.includes('/SearchBox/')) };
  expect(() => checkChunks([without, core])).toThrow('packages/ui/src/components/SearchBox/');
});

test.each([[[1, 0, 2]], [[0, 2, 1]], [[1, 2]], [[0, 1]]])(
  'React has to be read between off and on, not as in %j',
  (order) => {
    const { rest, core } = goodBuild();
    const moduleIds = order.flatMap((n) => core.moduleIds[n] ?? []);
    expect(() => checkChunks([rest, { name: 'core', moduleIds }])).toThrow('without stack traces');
  },
);

test('a screen of the admin area does not get to visitors and members', () => {
  const { rest, core } = goodBuild();
  const stray = inRepository('apps/web/src/screens/admin/AdminHome/AdminHome.tsx');
  expect(() => checkChunks([rest, core, { name: 'home', moduleIds: [stray] }])).toThrow(
    'AdminHome.tsx is in the client',
  );
});
