interface Visit {
  method: string;
  /** A header by its name in lower case. */
  header(name: string): string | undefined;
}

/** How browsers say that nobody has asked for the page yet. The last two are older names of the first. */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether somebody opens a page, as far as the request tells: a page that shows an address as a picture, loads it as a
 * script or fetches it ahead has no visitor. Browsers say so in `Sec-Fetch-*`, which no page can forge. Where those are
 * missing (Safari before 16.4, plain HTTP), whoever opens a page at least accepts one.
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
 * Programs that look at links without anybody having clicked: previews of messengers, search engines, scripts. Browsers
 * inside of messengers are not among them, nor is a telephone that calls itself Cubot.
 */
const ROBOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|^whatsapp\/|embedly|vkshare|curl\/|wget\/|python-|^java\/|go-http|okhttp|axios|^node/i;

/** Whether a visitor says of itself that it is a program, or says nothing at all. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.trim() || ROBOTS.test(userAgent);
}
