import { enableCompileCache } from 'node:module';
import { endWithLauncher } from './lib/endWithLauncher.ts';

enableCompileCache();
void endWithLauncher();
const { main } = await import('@potli/web/dev');
await main();
