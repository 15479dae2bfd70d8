/** Settings of a running site, from the server at run time; the same for every visitor. */
export interface SiteSettings {
  /** Feeds titles, share texts and `utm_source`. */
  productName: string;
  /** Address under which visitors reach this site, with the path below which it is, if any; no slash at its end. */
  publicUrl: string;
  /** API host without a trailing slash, as the browser reaches it. */
  apiHost: string;
  /** Paths of the footer's categories that the shop does not have; absent where it has all. */
  absentCategories?: readonly string[];
}

/** The path below which the site is: empty at the root of a host, else `/shop`. */
export const basePath = ({ publicUrl }: Pick<SiteSettings, 'publicUrl'>): string =>
  new URL(publicUrl).pathname.replace(/\/$/, '');

/** The whole address of a path of this site. An address of another site stays as it is. */
export const addressOf = (path: string, { publicUrl }: Pick<SiteSettings, 'publicUrl'>): string =>
  new URL(path.startsWith('/') ? publicUrl + path : path, publicUrl).href;

const META = 'potli-site';

/** The meta tag that carries the settings to the browser. */
export function siteMeta(site: SiteSettings) {
  return { name: META, content: JSON.stringify(site) };
}

/** Reads the settings that the server wrote into the page. */
export function readSiteSettings(document: Document): SiteSettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content;
  if (!content) throw new Error('The page carries no site settings.');
  return JSON.parse(content) as SiteSettings;
}
