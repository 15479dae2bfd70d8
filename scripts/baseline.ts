import { join } from 'node:path';
import { baselineProblems } from '../apps/web/baseline/baselineProblems.ts';
import { buildSite } from './lib/buildSite.ts';
import { root } from './lib/root.ts';

/** Compares the built site with the oldest browsers that it supports; exits with 1 where a file holds what is newer. */
await buildSite();
const folders = ['client/assets', 'early', 'serviceWorker'].map((folder) => join(root, 'apps/web/dist', folder));
const problems = baselineProblems(folders);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
