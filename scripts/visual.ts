import { parseArgs } from 'node:util';
import { acceptFindings } from './visual/acceptFindings.ts';
import { compareRevisions } from './visual/compareRevisions.ts';

const { values } = parseArgs({
  options: {
    /** The revision to compare the working tree with. */
    base: { type: 'string', default: 'HEAD' },
    /** Only stories whose id matches this expression. */
    filter: { type: 'string', default: '' },
    /** Shoots stories that are built from the same bytes, too. */
    all: { type: 'boolean', default: false },
    /** Shoots the working tree twice and compares it with itself: whether pictures can be relied on. */
    twice: { type: 'boolean', default: false },
    /** Approves what the last run reported, as far as it matches the filter; shoots nothing. */
    approve: { type: 'boolean', default: false },
  },
});

if (values.approve) acceptFindings(values.filter);
else process.exitCode = await compareRevisions(values);
