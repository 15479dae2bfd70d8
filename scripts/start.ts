import { enableCompileCache } from 'node:module';
import { buildSite } from './lib/buildSite.ts';
import { endWithLauncher } from './lib/endWithLauncher.ts';

enableCompileCache();
void endWithLauncher();
await buildSite();
const { main } = await import('@potli/web/server');
await main();
