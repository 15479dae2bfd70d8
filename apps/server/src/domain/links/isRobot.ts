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
