/** Response header by which the page cache knows a page that must not be kept. */
export const INCOMPLETE = 'x-potli-incomplete';

/** Marks a page on which a list did not load. For the `headers` of a route whose loader returns such lists. */
export function markIncomplete({ loaderData }: { loaderData?: object }): Record<string, string> | undefined {
  const missing = loaderData && Object.values(loaderData).includes(undefined);
  return missing ? { [INCOMPLETE]: '1' } : undefined;
}
