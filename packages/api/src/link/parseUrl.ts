/** A URL, or null for a text that is none. `URL.parse` and `URL.canParse` are newer than the browsers of the shop. */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
