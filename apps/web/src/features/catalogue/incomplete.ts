/** Response header by which the page cache knows a page that must not be kept. */
export const INCOMPLETE = 'x-potli-incomplete';

/** Marks a page on which a listing did not load. For the `headers` of a route whose loader answers such parts. */
export function markIncomplete({ loaderData }: { loaderData?: object }): Record<string, string> | undefined {
  const missing = loaderData && Object.values(loaderData).includes(undefined);
  return missing ? { [INCOMPLETE]: '1' } : undefined;
}
