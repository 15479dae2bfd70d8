import { writeFile } from 'node:fs/promises';
import { rupeeFile, toRupeeFont } from './lib/rupeeFont.ts';

// Makes the rupee font again from its package. Run it after an update of the package.
await writeFile(rupeeFile, await toRupeeFont());
