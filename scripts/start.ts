import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { buildSite } from './lib/buildSite.ts';
import { endWithLaunchers } from './lib/launchers.ts';
import { usePackedLibraries } from './lib/packedLibraries.ts';
import { root } from './lib/root.ts';
import { shortenWayToPnpm } from './lib/shortenWayToPnpm.ts';

enableCompileCache();
endWithLaunchers();
shortenWayToPnpm(path.join(root, 'node_modules/.bin'), process.env);
await buildSite();
usePackedLibraries();
const { main } = await import('@potli/web/server');
await main();
