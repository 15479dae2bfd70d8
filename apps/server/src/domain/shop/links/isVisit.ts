interface Visit {
  method: string;
  /** A header by its name in lower case. */
  header(name: string): string | undefined;
}

/** Headers of a browser that loads a page ahead. The last two are older names of the first. */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a request is a visit: a page that uses the address as a picture or script, or loads it ahead, is not one.
 * Browsers tell in `Sec-Fetch-*`, which a page cannot forge. Where those are missing (Safari before 16.4, plain HTTP),
 * a visitor at least accepts HTML.
 */
export function isVisit({ method, header }: Visit): boolean {
  if (method !== 'GET' || isRobot(header('user-agent'))) return false;
  if (AHEAD.some((name) => /prefetch|prerender|preview/i.test(header(name) ?? ''))) return false;
  const mode = header('sec-fetch-mode');
  const dest = header('sec-fetch-dest');
  if (mode === undefined && dest === undefined) return /\btext\/html\b/i.test(header('accept') ?? '');
  return mode === 'navigate' && dest === 'document';
}

/**
 * Programs that open links without a click: previews of messengers, search engines, scripts. Not browsers inside
 * messengers, and not the phone brand Cubot.
 */
const ROBOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|^whatsapp\/|embedly|vkshare|curl\/|wget\/|python-|^java\/|go-http|okhttp|axios|^node/i;

/** Whether the user agent is a program, or missing. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.trim() || ROBOTS.test(userAgent);
}
