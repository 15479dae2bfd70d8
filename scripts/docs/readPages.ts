import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { trackedFiles } from '../lib/trackedFiles.ts';
import { toAddress } from './addresses.ts';
import { type Rendered, renderMarkdown } from './renderMarkdown.ts';

/** A Markdown file of the repository, as a page of the docs site. */
export interface DocsPage extends Rendered {
  /** From the root of the repository. */
  path: string;
  /** On the site, see toAddress. */
  address: string;
  /** Its first heading. */
  title: string;
}

/** Folders whose Markdown is no documentation: notes for the next release, templates of the code host. */
const OTHERS = /^\.(?:changeset|github)\//;

/** Every page of the docs site, in the order of paths. */
export function readPages(): DocsPage[] {
  const files = new Set(trackedFiles());
  const resolveFolder = (path: string) => {
    const readme = path === '.' ? 'README.md' : `${path}/README.md`;
    return !files.has(path) && files.has(readme) ? readme : path;
  };
  return [...files]
    .filter((path) => path.endsWith('.md') && !OTHERS.test(path))
    .sort()
    .map((path) => {
      const rendered = renderMarkdown(path, readFileSync(join(root, path), 'utf8'), resolveFolder);
      return { path, address: toAddress(path), title: rendered.sections[0]?.heading ?? path, ...rendered };
    });
}
