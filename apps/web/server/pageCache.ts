import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** One rendered page, or another file made here, in the encodings browsers ask for: bytes ready to send. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  /** The two compressed forms are absent where compressing gains nothing. */
  br?: Buffer;
  gzip?: Buffer;
  /** A part of it did not load: answered, never kept. */
  incomplete?: boolean;
}

/** A page in all encodings. */
export interface TextPage extends Page {
  br: Buffer;
  gzip: Buffer;
}

/** Compresses and labels a page. Strong ETag: the same bytes have the same one, in every process. */
export async function toPage(status: number, headers: Record<string, string>, html: string): Promise<TextPage> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    toGzip(plain),
  ]);
  return { status, headers, etag: etagOf(plain), plain, br, gzip: gz };
}

/** Labels bytes that are compressed already. */
export function toPlainPage(status: number, headers: Record<string, string>, plain: Buffer): Page {
  return { status, headers, etag: etagOf(plain), plain };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

interface Entry {
  page: Promise<Page>;
  renderedAt: number;
}

export interface PageCacheOptions {
  /** A page is rendered anew after this time even if the catalogue stands still (ms): deals expire. */
  maxAgeMs: number;
  maxPages: number;
  now?: () => number;
}

/** Pages that are the same for every visitor, rendered once until the catalogue changes. Misses are not kept. */
export function createPageCache({ maxAgeMs, maxPages, now = Date.now }: PageCacheOptions) {
  const entries = new Map<string, Entry>();

  async function get(key: string, render: () => Promise<Page>): Promise<Page> {
    const kept = entries.get(key);
    if (kept && now() - kept.renderedAt < maxAgeMs) return kept.page;
    const entry: Entry = { page: render(), renderedAt: now() };
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next();
    if (entries.size > maxPages && !oldest.done) entries.delete(oldest.value);
    const forget = () => entries.get(key) === entry && entries.delete(key);
    try {
      const page = await entry.page;
      if (page.status !== 200 || page.incomplete) forget();
      return page;
    } catch (error) {
      forget();
      throw error;
    }
  }

  /** Forgets every page. A render under way when this is called is answered to those who wait, but not kept. */
  return { get, clear: () => entries.clear(), size: () => entries.size };
}
