import { join } from 'node:path';
import { root } from '../lib/root.ts';

/** The repository's own pnpm: `npx` takes seconds before it starts one. */
export const pnpm = join(root, 'node_modules/.bin/pnpm');
