import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { plainBody } from '@potli/server';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { belowBase } from './belowBase.ts';
import { type Page, toPage } from './Page.ts';
import { sendPage } from './sendPage.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Public folders and files with their `cache-control`. */
const SENT = new Map([
  ['assets', YEAR],
  ['art', HOUR],
  ['demo', HOUR],
  ['icons', HOUR],
  ['favicon.svg', HOUR],
]);

/** Texts that can name other files. */
const NAMES_FILES = /\.(js|css|svg)$/;

/**
 * The built files. Their names are read once, so any other address costs one look at a list and never reaches the disk.
 * The same holds for paths with dots and escapes. Each file is read at its first request.
 * @param base the path of the shop's address
 */
export function createFiles(dir: string, base = '') {
  const names = new Set(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  const pages = new Map<string, Promise<Page>>();

  async function read(name: string, cacheControl: string): Promise<Page> {
    const bytes = (file: string) => (names.has(file) ? readFile(path.join(dir, file)) : undefined);
    const [plain, br, gzip] = await Promise.all([
      readFile(path.join(dir, name)),
      bytes(`${name}.br`),
      bytes(`${name}.gz`),
    ]);
    const type = getMimeType(name) ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'cache-control': cacheControl };
    if (base !== '' && NAMES_FILES.test(name)) return toPage(200, headers, belowBase(plain.toString(), base));
    return {
      status: 200,
      headers,
      body: { ...plainBody(plain, headers), br, gzip },
    };
  }

  /** The file at the address of a request; undefined if there is none. */
  return async function file(context: Context): Promise<Response | undefined> {
    const name = context.req.path.slice(1);
    const [folder = ''] = name.split('/', 1);
    const cacheControl = SENT.get(folder);
    if (cacheControl === undefined || !names.has(name)) return undefined;
    const page = pages.get(name) ?? read(name, cacheControl);
    pages.set(name, page);
    page.catch(() => pages.delete(name));
    return sendPage(context, await page);
  };
}
