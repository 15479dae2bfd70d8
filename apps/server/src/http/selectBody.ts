import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { EncodedBody } from './EncodedBody.ts';
import { shortHeader } from './shortHeader.ts';

type Encoding = 'br' | 'gzip';

/** What is sent of a body to one caller. */
export interface SelectedBody {
  bytes: Buffer<ArrayBuffer>;
  /** The caller has these bytes already: 304. */
  unchanged: boolean;
  /** Belongs to the answer, also to a 304. */
  headers: { vary: 'accept-encoding'; etag: string; 'content-encoding'?: Encoding };
}

/**
 * Chooses among the encodings of a body the one that the caller likes best (RFC 9110, 12.5.3), and tells whether the
 * caller has it already (RFC 9110, 13.1.2). Plain bytes are sent where nothing else is acceptable, also to callers that
 * refuse them. Pages, files and answers of the API are all chosen here.
 *
 * @param header reads a header of the request by its name in lower case
 */
export function selectBody(body: EncodedBody, header: (name: string) => string | undefined): SelectedBody {
  const encoding = preferredEncoding(body, shortHeader(header('accept-encoding')));
  // Another encoding is another sequence of bytes, so a strong validator has to differ.
  const etag = encoding ? `"${body.digest}-${encoding}"` : `"${body.digest}"`;
  const noneMatch = shortHeader(header('if-none-match'));
  const unchanged = noneMatch !== undefined && fresh({ 'if-none-match': noneMatch }, { etag });
  const bytes = (encoding && body[encoding]) ?? body.plain;
  const headers = { vary: 'accept-encoding', etag } as const;
  return { bytes, unchanged, headers: encoding ? { ...headers, 'content-encoding': encoding } : headers };
}

/** The published types of the library are older than its option. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

function preferredEncoding(body: EncodedBody, accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const available = (['br', 'gzip'] as const).filter((each) => body[each]);
  // The library knows the parameter `q` by its small letter only.
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': accepted.toLowerCase() } });
  const [best] = negotiator.encodings([...available, 'identity'], { preferred: available });
  return available.find((each) => each === best);
}
