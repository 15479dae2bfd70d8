import { enableCompileCache } from 'node:module';
import { buildSite } from './lib/buildSite.ts';
import { endWithLaunchers } from './lib/launchers.ts';
import { usePackedLibraries } from './lib/packedLibraries.ts';

enableCompileCache();
endWithLaunchers();
await buildSite();
usePackedLibraries();
const { main } = await import('@potli/web/server');
await main();
