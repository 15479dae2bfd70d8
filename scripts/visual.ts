import { parseArgs } from 'node:util';
import { buildRevision, buildTree } from './visual/buildStories.ts';
import { compareStories } from './visual/compareStories.ts';
import { writeReport } from './visual/writeReport.ts';

const { values } = parseArgs({
  options: {
    /** The revision to compare the working tree with. */
    base: { type: 'string', default: 'HEAD' },
    /** Only stories whose id matches this expression. */
    filter: { type: 'string', default: '' },
  },
});

const startedAt = performance.now();
const changes = await compareStories(buildRevision(values.base), buildTree(), new RegExp(values.filter));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
if (changes.length > 0) {
  process.exitCode = 1;
  for (const { name, verdict } of changes) console.log(`${name}: ${verdict}`);
  console.log(`\n${changes.length} changes against ${values.base} in ${seconds} s: ${writeReport(changes)}`);
} else {
  console.log(`No visual change against ${values.base} in ${seconds} s`);
}
