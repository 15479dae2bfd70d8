import { readPages } from './readPages.ts';
import { renderPage, SECTIONS } from './renderPage.ts';
import { toNavigation } from './toNavigation.ts';

/** One entry of the search. */
export interface FoundSection {
  id: number;
  /** Title of the page. */
  page: string;
  heading: string;
  /** From the top of the site, with fragment. */
  address: string;
  text: string;
}

export interface Site {
  /** Text of each file that is written, by address. */
  files: Map<string, string>;
  /** Files of the repository that pages show or link, to be copied to the site. */
  copied: Set<string>;
}

/** Renders all pages and what the search reads. */
export function renderSite(): Site {
  const pages = readPages();
  const navigation = toNavigation(pages);
  const files = new Map(pages.map((page) => [page.address, renderPage(page, navigation)]));

  const sections = pages.flatMap((page) =>
    page.sections.map(({ anchor, level, heading, text }): Omit<FoundSection, 'id'> => {
      return { page: page.title, heading, address: level === 1 ? page.address : `${page.address}#${anchor}`, text };
    }),
  );
  const numbered = sections.map((section, id): FoundSection => ({ id, ...section }));
  // a script, because a page that is opened from the disk may not fetch
  files.set(SECTIONS, `self.docsSections=${JSON.stringify(numbered)};\n`);

  const rendered = new Set(pages.map(({ path }) => path));
  const copied = new Set(pages.flatMap(({ linked }) => linked).filter((path) => !rendered.has(path)));
  return { files, copied };
}
