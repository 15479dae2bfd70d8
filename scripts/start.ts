import { enableCompileCache } from 'node:module';
import { buildSite } from './lib/buildSite.ts';

enableCompileCache();
await buildSite();
const { main } = await import('@potli/web/server');
await main();
