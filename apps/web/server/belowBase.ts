/** Files of the site that every text may name by their place at the root of a host. No page and no call starts so. */
const FILES =
  /(?<=["'`(,;=\s])\/(?=(?:assets|art|demo|icons|api\/pictures|dev\/pay)\/|favicon\.svg|manifest\.webmanifest|service-worker\.js|offline\.html)/g;

/**
 * A text of the site (page, script, style, answer of the API) for a shop whose address has a path: what it names of the
 * site's files is below that path.
 * @param base `/shop`, or empty at the root of a host
 */
export function belowBase(text: string, base: string): string {
  return base === '' ? text : text.replace(FILES, `${base}/`);
}
