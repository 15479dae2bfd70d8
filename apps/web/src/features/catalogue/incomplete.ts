/** Response header that marks a page as not cacheable for the page cache. */
export const INCOMPLETE = 'x-potli-incomplete';

/** What did not load, or a list in which a row's own list did not load. */
const isMissing = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.some((row: unknown) => Object.values(row ?? {}).includes(undefined)));

/** Marks a page on which a list did not load. For the `headers` of a route whose loader returns such lists. */
export function markIncomplete({ loaderData }: { loaderData?: object }): Record<string, string> | undefined {
  const missing = loaderData && Object.values(loaderData).some(isMissing);
  return missing ? { [INCOMPLETE]: '1' } : undefined;
}
