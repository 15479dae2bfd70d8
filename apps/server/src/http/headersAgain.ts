/** What a 304 repeats (RFC 9110, 15.4.5), and the id of the request. */
const AGAIN = ['cache-control', 'etag', 'vary', 'x-request-id'];

/**
 * The headers of a 304. A browser has all others with the body, and the ETag stands for those of a page, too: of `content-…`
 * Chromium reads no new value in a 304.
 */
export const headersAgain = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => AGAIN.includes(name)));
