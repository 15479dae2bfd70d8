import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandFonts, fontFolder } from './lib/brandFonts.ts';

// Makes the small fonts of the brands again from their packages. Run it after an update of a package.
for (const [name, make] of Object.entries(brandFonts)) await writeFile(path.join(fontFolder, name), await make());
