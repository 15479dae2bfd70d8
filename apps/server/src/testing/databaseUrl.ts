/** The migrated template; every test file gets a copy. */
export const TEMPLATE = 'potli_template';

/** The name of a database. */
export const nameOf = ({ url }: { url: string }): string => new URL(url).pathname.slice(1);

/** The address of another database of the same server. */
export function databaseUrl(url: string, name: string): string {
  const place = new URL(url);
  place.pathname = `/${name}`;
  return place.href;
}
