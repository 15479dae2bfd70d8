const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

function attributesOf(element: string): Record<string, string> {
  const pairs = element.matchAll(/([\w:-]+)="([^"]*)"/g);
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name, decode(value)]));
}

/** The parts of a page that a crawler reads without scripts. */
export interface CrawledPage {
  titles: string[];
  /** Contents of meta elements by name or property. */
  meta: Map<string, string[]>;
  canonical: string[];
  /** Texts of all first headings. */
  headings: string[];
  /** Things of the JSON-LD scripts. */
  things: Record<string, unknown>[];
}

/** Reads a page. @throws where its JSON-LD cannot be read */
export function readHead(html: string): CrawledPage {
  const meta = new Map<string, string[]>();
  for (const [element] of html.matchAll(/<meta [^>]*>/g)) {
    const { name, property = name, content = '' } = attributesOf(element);
    if (property) meta.set(property, [...(meta.get(property) ?? []), content]);
  }
  const texts = (tag: string) =>
    Array.from(html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g')), ([, text = '']) =>
      decode(text.replace(/<[^>]*>/g, '')).trim(),
    );
  const links = Array.from(html.matchAll(/<link [^>]*>/g), ([element]) => attributesOf(element));
  const scripts = Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g));
  const graphs = scripts.map(([, json = '']) => JSON.parse(json) as { '@graph': Record<string, unknown>[] });
  return {
    titles: texts('title'),
    meta,
    canonical: links.flatMap(({ rel, href = '' }) => (rel === 'canonical' ? [href] : [])),
    headings: texts('h1'),
    things: graphs.flatMap((graph) => graph['@graph']),
  };
}
