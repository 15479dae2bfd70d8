import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/root.ts';
import { readScreens } from './screens/readScreens.ts';
import { toTable } from './screens/toTable.ts';

writeFileSync(path.join(root, 'docs/screens.md'), toTable(readScreens(path.join(root, 'apps/web'))));
