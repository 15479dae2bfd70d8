/** The migrated template; every test file gets a copy. */
export const TEMPLATE = 'potli_template';

/** The address of another database of the same server. */
export function databaseUrl(url: string, name: string): string {
  const place = new URL(url);
  place.pathname = `/${name}`;
  return place.href;
}
