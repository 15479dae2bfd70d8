import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { readJson } from './readJson.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

/** Written by a build, but not loaded for a picture: lists, and Storybook's own window around the stories. */
const aside = /^(assets\/|sb-|index\.|project\.json|manifest\.json|preview-stats\.json)/;

const digest = (parts: Iterable<string | Buffer>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** `Button-uie7ZYFI.css` -> `Button.css`: what a file is called whatever is in it. */
const withoutHashes = (text: string) => text.replace(/-[\w-]{8}(\.(?:js|css|woff2|svg|png|webp)\b)/g, '$1');

/** The preview lists every story and what to preload for it; a story file is compared by itself. */
function withoutStories(code: string) {
  return code
    .replace(/"[^"]+\.(?:stories\.tsx?|mdx)":\(\)=>.*?import\.meta\.url\)/g, '')
    .replace(/m\.f\|\|\(m\.f=\[[^\]]*\]/g, '')
    .replace(/__vite__mapDeps\(\[[\d,]*\]\)/g, '');
}

const isStory = (key: string) => /\.stories(\.tsx?$|-)|\.mdx$/.test(key);

function createReader(folder: string) {
  const known = new Map<string, string>();
  const read = (file: string) => {
    const content = readFileSync(join(folder, file));
    if (!/\.(js|mjs|css|html)$/.test(extname(file))) return content;
    const text = withoutHashes(content.toString());
    return basename(file).startsWith('iframe-') ? withoutStories(text) : text;
  };
  /** Digest of a file's content, in which the hashes of other files do not count. */
  return (file: string) => {
    const found = known.get(file) ?? digest([withoutHashes(file), read(file)]);
    known.set(file, found);
    return found;
  };
}

/** Files of a chunk and of everything it may load; the preview's way to the stories is not followed. */
function reach(manifest: Manifest, key: string, seen = new Set<string>(), files = new Set<string>()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return files;
  seen.add(key);
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const next of chunk.imports ?? []) reach(manifest, next, seen, files);
  for (const next of chunk.dynamicImports ?? []) if (!isStory(next)) reach(manifest, next, seen, files);
  return files;
}

function staticFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => relative(folder, join(file.parentPath, file.name)));
  return paths.filter((path) => !aside.test(path)).sort();
}

/**
 * For every story file of a static Storybook one digest of all that the browser may load for it: equal digests mean
 * equal bytes, and so equal pictures. A file that the build does not tell apart has none; it is to be compared always.
 */
export function storyDigests(folder: string, storyFiles: Iterable<string>): Map<string, string> {
  const digests = new Map<string, string>();
  if (!existsSync(join(folder, 'manifest.json'))) return digests;
  const manifest = readJson<Manifest>(join(folder, 'manifest.json'));
  const read = createReader(folder);
  const preview = [...staticFiles(folder), ...reach(manifest, 'iframe.html')].map(read).sort();
  for (const storyFile of storyFiles) {
    const source = storyFile.replace('./', '');
    const key = manifest[source]
      ? source
      : Object.keys(manifest).find((one) => one.startsWith(`_${basename(source).replace(/\.tsx?$/, '')}-`));
    if (key) digests.set(storyFile, digest([...preview, ...[...reach(manifest, key)].map(read).sort()]));
  }
  return digests;
}
