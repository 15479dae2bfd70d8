import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.ts';
import { toAddress } from './addresses.ts';
import { bundle } from './bundle.ts';
import { drawDiagrams } from './drawDiagrams.ts';
import { findDeadLinks } from './findDeadLinks.ts';
import { renderRegistry } from './registry.ts';
import { STORYBOOK } from './renderPage.ts';
import { renderSite } from './renderSite.ts';

interface BuildOptions {
  /** Emptied first. */
  folder: string;
  /** Whether Storybook is built beside the pages, which takes most of the time. */
  storybook: boolean;
}

/**
 * Builds the docs site: pages, search, diagrams, the registry of components and Storybook in one folder for any static host.
 *
 * @returns the number of pages
 * @throws Error with the list of dead links
 */
export async function buildDocs({ folder, storybook }: BuildOptions): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  const { files, copied } = renderSite();
  for (const [address, text] of files) writeFileSync(place(folder, address), text);
  for (const [address, text] of renderRegistry()) writeFileSync(place(folder, address), text);
  for (const path of copied) copyFileSync(join(root, path), place(folder, toAddress(path)));
  copyFileSync(join(root, 'apps/web/public/favicon.svg'), place(folder, 'assets/favicon.svg'));

  await bundle(folder);
  const pages = [...files.keys()].filter((address) => address.endsWith('.html'));
  const drawn = pages.filter((address) => files.get(address)?.includes('<pre class="diagram">'));
  await drawDiagrams(folder, drawn);
  if (storybook) {
    const program = join(root, 'node_modules/.bin/storybook');
    const output = dirname(place(folder, STORYBOOK));
    execFileSync(program, ['build', '--quiet', '--disable-telemetry', '--output-dir', output], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  const html = new Map(pages.map((address) => [address, readFileSync(join(folder, address), 'utf8')]));
  const has = (address: string) => existsSync(join(folder, address)) || (!storybook && address === STORYBOOK);
  const dead = findDeadLinks(html, has);
  if (dead.length > 0) throw new Error(`The docs have dead links:\n${dead.join('\n')}`);
  return pages.length;
}

/** Path of a file in the site; its folder is made. */
function place(folder: string, address: string): string {
  const file = join(folder, address);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
