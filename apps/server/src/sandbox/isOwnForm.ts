/**
 * Whether a form was sent by a page of this site, and not by one that a developer has open beside it. Browsers before
 * `Sec-Fetch-Site` (Safari 16.4) name the origin of a form; a program names neither. A page whose forms are asked about must not
 * have the referrer policy `no-referrer`: those browsers would name the origin `null`.
 * @param header by name in small letters
 */
export function isOwnForm(header: (name: string) => string | undefined): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = header('origin');
  return origin === undefined || URL.parse(origin)?.host === header('host');
}
