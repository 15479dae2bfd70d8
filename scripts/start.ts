import { enableCompileCache } from 'node:module';
import { buildSite } from './lib/buildSite.ts';
import { endWithLaunchers } from './lib/launchers.ts';

enableCompileCache();
endWithLaunchers();
await buildSite();
const { main } = await import('@potli/web/server');
await main();
