/** A piece of formatted text: a string or an allowed element. */
export type ProseNode = string | ProseElement;

export interface ProseElement {
  tag: ProseTag;
  /** For links: http(s), mailto or a path of this site. */
  href?: string;
  children: ProseNode[];
}

const tags = [
  ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'h3', 'h4'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;
export type ProseTag = (typeof tags)[number];

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|[^<]+|</gi;
const HREF = /\shref="([^"]*)"/i;
/** Browsers read a backslash as a slash and drop tabs and line breaks, so `/\host` would be another host. */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|\/(?![/\\]))[^\p{Cc}\\]*$/iu;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

const isProseTag = (name: string): name is ProseTag => (tags as readonly string[]).includes(name);
const decode = (text: string) => text.replace(/&([a-z]+|#39);/gi, (entity, name: string) => ENTITIES[name] ?? entity);

/**
 * Parses HTML from the catalogue into a tree of the allowed elements. Other tags are dropped and their text stays. The
 * browser never gets HTML from the catalogue, so it cannot inject anything, and enforced Trusted Types are satisfied.
 */
export function parseProse(html: string): ProseNode[] {
  const root: ProseNode[] = [];
  const open: ProseElement[] = [];
  const add = (node: ProseNode) => (open.at(-1)?.children ?? root).push(node);

  for (const [token, slash, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (name === '') add(decode(token));
    else if (!isProseTag(tag)) continue;
    else if (slash === '/') close(open, tag);
    else {
      const element: ProseElement = { tag, ...linkOf(tag, attributes), children: [] };
      add(element);
      if (tag !== 'br') open.push(element);
    }
  }
  return root;
}

/**
 * Closes the innermost element with this tag and all open elements in it. A closing tag without an opening one is
 * ignored.
 */
function close(open: ProseElement[], tag: ProseTag): void {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at !== -1) open.length = at;
}

function linkOf(tag: ProseTag, attributes: string): { href?: string } {
  const href = tag === 'a' ? decode(HREF.exec(attributes)?.[1] ?? '') : '';
  return SAFE_HREF.test(href) ? { href } : {};
}
