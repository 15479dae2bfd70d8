import type { DocsPage } from './readPages.ts';

/** A group of the sidebar. */
export interface NavigationGroup {
  title: string;
  pages: DocsPage[];
}

/**
 * Groups and order of the sidebar. They come from the pages themselves: the root's README lists the guides, the README of a
 * folder its pages. A page that no README lists is in the last group.
 */
export function toNavigation(pages: readonly DocsPage[]): NavigationGroup[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  // the last link to a page counts: a README ends with its list, and may name a page before
  const listed = (readme: string) =>
    [...new Set([readme, ...(byPath.get(readme)?.linked ?? [])].reverse())]
      .reverse()
      .flatMap((path) => byPath.get(path) ?? []);
  const indexes = pages.filter(({ path }) => /^docs\/.+\/README\.md$/.test(path)).reverse();
  const folders = indexes.map(({ path, title }) => ({
    title,
    pages: listed(path).filter((page) => page.path.startsWith(path.replace('README.md', ''))),
  }));
  const inFolders = new Set(folders.flatMap((group) => group.pages));
  const guides = listed('README.md').filter((page) => !inFolders.has(page));
  const placed = new Set([...guides, ...inFolders]);
  const groups = [
    { title: 'Guides', pages: guides },
    ...folders,
    { title: 'More', pages: pages.filter((page) => !placed.has(page)) },
  ];
  return groups.filter((group) => group.pages.length > 0);
}
