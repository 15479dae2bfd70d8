import { globSync } from 'node:fs';
import { root } from './lib/root.ts';
import { pnpm } from './package/pnpm.ts';
import { run } from './package/run.ts';
import { raiseExamples } from './release/exampleVersions.ts';
import { keepApi } from './release/releasedApi.ts';

// The packages get the versions and change logs of their changesets, and what later changes of the design system are
// compared with is what it has now.
await run(root, pnpm, 'exec', 'changeset', 'version');
await run(
  root,
  pnpm,
  'exec',
  'biome',
  'check',
  '--write',
  ...globSync('packages/*/{CHANGELOG.md,package.json}', { cwd: root }),
);
keepApi();
raiseExamples();
// later releases restore and upgrade it
await run(root, 'env', 'KEEP_RELEASE=yes', pnpm, 'exec', 'vitest', 'run', '--project', 'server', 'testing/releases');
