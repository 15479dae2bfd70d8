import { endWithLauncher } from './lib/endWithLauncher.ts';

void endWithLauncher();
const { main } = await import('@potli/web/dev');
await main();
