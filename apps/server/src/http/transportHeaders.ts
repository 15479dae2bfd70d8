const YEAR_SECONDS = 31_536_000;

/**
 * Headers of every answer of a host, whatever is answered. A shop that members reach by https is never to be asked for
 * by http again; its neighbours on other subdomains are not ours to promise for.
 */
export function transportHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {};
}
