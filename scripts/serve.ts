import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import '../apps/server/src/importFast.ts';
import { endWithLauncher } from './lib/endWithLauncher.ts';
import { root } from './lib/root.ts';

/** Starts a site that was built before: for images, which are read-only, and for units. */
async function refuseUnbuilt(): Promise<void> {
  if (existsSync(path.join(root, 'apps/web/dist/stamp'))) return;
  throw new Error('The site is not built: run npx -y pnpm@12 build first.');
}

enableCompileCache();
void endWithLauncher();
const { main } = await import('@potli/web/server');
await main(refuseUnbuilt);
