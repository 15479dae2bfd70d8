import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Runs one benchmark of bench/ by its name: `pnpm bench pages`. */
const folder = path.resolve(import.meta.dirname, '../bench');
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'budgets.ts')
  .map((entry) => path.parse(entry.name).name);
const name = process.argv[2];
if (!name || !names.includes(name)) {
  console.error(`Which benchmark? ${names.join(', ')}`);
  process.exitCode = 2;
} else {
  await import(path.join(folder, `${name}.ts`));
}
