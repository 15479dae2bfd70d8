import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routeOptions } from '../routeOptions.ts';

/** Writes `src/routeTree.gen.ts` from the files in `src/routes`, as Vite does in development. */
const root = path.resolve(import.meta.dirname, '..');
await new Generator({ config: getConfig({ ...routeOptions }, root), root }).run();
