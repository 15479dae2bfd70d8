/**
 * Whether an address is of the API host, to which the bearer may go.
 *
 * @param apiHost base of the API: `/api`, `https://api.example.in`
 * @param page address of the page, to which both may be relative
 */
export function isOwnFile(link: string, apiHost: string, page: string): boolean {
  const base = URL.parse(`${apiHost}/`, page);
  if (!base) return false;
  const file = URL.parse(link, base);
  return file !== null && file.origin === base.origin && file.pathname.startsWith(base.pathname);
}
