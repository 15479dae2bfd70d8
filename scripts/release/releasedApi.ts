import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';

const folder = join(root, 'packages/ui/releases');
const CURRENT = join(root, 'scripts/package/ui.api.txt');

/** The declarations of the design system as they are. */
export const currentApi = () => readFileSync(CURRENT, 'utf8');

/** The version that `packages/ui` has. */
export function uiVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as { version: string };
  return version;
}

/** The lists that are kept: one, of the last release, named by its version. */
export const releasedApis = () => readdirSync(folder);

/** The declarations of the last release. */
export const releasedApi = () => readFileSync(join(folder, `${uiVersion()}.api.txt`), 'utf8');

/** Keeps the declarations as those of the version that `packages/ui` has now. */
export function keepApi(): void {
  for (const file of releasedApis()) rmSync(join(folder, file));
  writeFileSync(join(folder, `${uiVersion()}.api.txt`), currentApi());
}
