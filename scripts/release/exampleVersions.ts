import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { uiVersion } from './releasedApi.ts';

const RANGE = /("@potli\/ui": ")[^"]+"/;

/** Paths of the manifests of the example apps. */
export const exampleManifests = () =>
  globSync('examples/*/package.json', { cwd: root }).map((file) => join(root, file));

/** Lets the example apps ask for the version that `packages/ui` has now. */
export function raiseExamples(): void {
  for (const file of exampleManifests())
    writeFileSync(file, readFileSync(file, 'utf8').replace(RANGE, `$1^${uiVersion()}"`));
}
