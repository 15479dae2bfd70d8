import fresh from 'fresh';
import type { EncodedBody, Encoding } from './EncodedBody.ts';
import { encodings, preferredEncoding } from './preferredEncoding.ts';
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
