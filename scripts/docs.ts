import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDocs } from './docs/buildDocs.ts';
import { root } from './lib/root.ts';

const { values } = parseArgs({
  options: {
    /** `--no-storybook` leaves Storybook out. */
    storybook: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const folder = join(root, 'dist/docs');
const count = await buildDocs({ folder, storybook: values.storybook });
console.log(`${count} pages in dist/docs: serve the folder, or open dist/docs/index.html`);
