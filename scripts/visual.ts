import { parseArgs } from 'node:util';
import { compareRevisions } from './visual/compareRevisions.ts';

const { values } = parseArgs({
  options: {
    /** The revision to compare the working tree with. */
    base: { type: 'string', default: 'HEAD' },
    /** Only stories whose id matches this regular expression. */
    filter: { type: 'string', default: '' },
    /** Compares the working tree with itself: shows whether pictures are reliable. */
    twice: { type: 'boolean', default: false },
  },
});

process.exitCode = await compareRevisions(values);
