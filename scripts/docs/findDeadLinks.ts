import { posix } from 'node:path';

const LINK = /\s(?:href|src|data-sections)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;
const EXTERNAL = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/**
 * Links of the pages to addresses or anchors that the site does not have.
 *
 * @param pages HTML by address
 * @param has whether another file is on the site
 * @returns one sentence for each dead link
 */
export function findDeadLinks(pages: ReadonlyMap<string, string>, has: (address: string) => boolean): string[] {
  const anchors = new Map([...pages].map(([address, html]) => [address, new Set(valuesOf(html, ID))]));
  return [...pages].flatMap(([from, html]) =>
    [...new Set(valuesOf(html, LINK))].flatMap((href) => {
      if (EXTERNAL.test(href)) return [];
      // such a link would leave the path at which the site is served
      if (href.startsWith('/')) return `${from}: ${href} is not relative`;
      const [target = '', anchor] = href.split('#');
      const address = target === '' ? from : posix.join(posix.dirname(from), target);
      if (!pages.has(address) && !has(address)) return `${from}: there is no ${address}`;
      if (anchor && !anchors.get(address)?.has(anchor)) return `${from}: ${address} has no #${anchor}`;
      return [];
    }),
  );
}

const valuesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
