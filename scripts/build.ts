import { buildSite } from './lib/buildSite.ts';

await buildSite();
