import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { EncodedBody, Encoding } from './EncodedBody.ts';
import { shortHeader } from './shortHeader.ts';

/** The part of a body that one caller gets. */
export interface SelectedBody {
  bytes: Buffer<ArrayBuffer>;
  /** The caller has these bytes already: 304. */
  unchanged: boolean;
  /** For the response, also for a 304. */
  headers: { vary: 'accept-encoding'; etag: string; 'content-encoding'?: Encoding };
}

/**
 * Chooses the encoding that the caller prefers (RFC 9110, 12.5.3) and checks whether the caller has the body already
 * (RFC 9110, 13.1.2). Where no encoding is accepted, plain bytes are sent. Pages, files and API responses all use it.
 * @param header reads a header of the request by its name in lower case
 */
export async function selectBody(
  body: EncodedBody,
  header: (name: string) => string | undefined,
): Promise<SelectedBody> {
  const available = encodings.filter((each) => body[each] ?? body.make);
  const encoding = preferredEncoding(available, header('accept-encoding'));
  // other bytes need another ETag, because it is a strong validator
  const etag = encoding ? `"${body.digest}-${encoding}"` : `"${body.digest}"`;
  const noneMatch = shortHeader(header('if-none-match'));
  const unchanged = noneMatch !== undefined && fresh({ 'if-none-match': noneMatch }, { etag });
  if (encoding && !unchanged) body[encoding] ??= await body.make?.(encoding);
  const bytes = (encoding && body[encoding]) ?? body.plain;
  const headers = { vary: 'accept-encoding', etag } as const;
  return { bytes, unchanged, headers: encoding ? { ...headers, 'content-encoding': encoding } : headers };
}

/** What a 304 repeats (RFC 9110, 15.4.5), and the id of the request. */
const AGAIN = ['cache-control', 'etag', 'vary', 'x-request-id'];

/**
 * The headers of a 304. A browser has all others with the body, and the ETag stands for those of a page, too: of `content-…`
 * Chromium reads no new value in a 304.
 */
export const headersAgain = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => AGAIN.includes(name)));

/** All there are, the better one first. */
export const encodings = ['br', 'gzip'] as const;

/** The published types do not know this option yet (@types/negotiator 0.6). */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/** The best of these encodings for a caller who accepts `header`; undefined where plain bytes are better, or it says nothing. */
export function preferredEncoding(available: readonly Encoding[], header: string | undefined): Encoding | undefined {
  const accepted = shortHeader(header);
  if (accepted === undefined) return undefined;
  // the library knows `q` in lower case only (negotiator 1.0)
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': accepted.toLowerCase() } });
  const [best] = negotiator.encodings([...available, 'identity'], { preferred: available });
  return available.find((each) => each === best);
}
