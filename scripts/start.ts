import { enableCompileCache } from 'node:module';
import { buildSite } from './lib/buildSite.ts';
import '../apps/server/src/importFast.ts';
import { endWithLauncher } from './lib/endWithLauncher.ts';

enableCompileCache();
void endWithLauncher();
const { main } = await import('@potli/web/server');
await main(buildSite);
