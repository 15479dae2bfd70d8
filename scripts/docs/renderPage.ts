import { linkBetween } from './addresses.ts';
import { drawLogo } from './drawLogo.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { DocsPage } from './readPages.ts';
import type { NavigationGroup } from './toNavigation.ts';

/** Where Storybook is on the site. */
export const STORYBOOK = 'storybook/index.html';

/** What every page loads. The sections for the search come when somebody searches. */
export const SCRIPT = 'assets/site.js';
export const STYLES = 'assets/site.css';
export const SECTIONS = 'assets/sections.js';

/** Before the first paint: a stored theme. Without one the page follows the system. */
const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

const logo = drawLogo();

/**
 * The HTML of a page. All addresses in it are relative, so that the site works under any path and from the disk.
 *
 * @param page with its content
 * @param navigation of the whole site
 */
export function renderPage(page: DocsPage, navigation: readonly NavigationGroup[]): string {
  const to = (address: string) => escapeHtml(linkBetween(page.address, address));
  const home = navigation[0]?.pages[0]?.address ?? 'index.html';
  const title = page.address === home ? 'Potli' : `${page.title} · Potli`;
  const order = navigation.flatMap(({ pages }) => pages);
  const position = order.indexOf(page);

  const item = (other: DocsPage) =>
    `<li><a href="${to(other.address)}"${other === page ? ' aria-current="page"' : ''}>${escapeHtml(labelOf(other))}</a></li>`;
  const group = ({ title: name, pages }: NavigationGroup, index: number) =>
    `<details${index === 0 || pages.includes(page) ? ' open' : ''}><summary>${escapeHtml(name)}</summary><ul>${pages.map(item).join('')}</ul></details>`;
  const step = (other: DocsPage | undefined, rel: string, label: string) =>
    other
      ? `<a class="step ${rel}" rel="${rel}" href="${to(other.address)}"><span>${label}</span>${escapeHtml(labelOf(other))}</a>`
      : '';

  return `<!doctype html>
<html lang="en" data-brand="potli" data-top="${to('.')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${to('assets/favicon.svg')}">
<link rel="stylesheet" href="${to(STYLES)}">
<script>${themeScript}</script>
<script src="${to(SCRIPT)}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="header">
<div class="bar">
<a class="logo" href="${to(home)}" aria-label="Potli docs">${logo}</a>
<search class="search" hidden>
<input type="search" placeholder="Search the docs" aria-label="Search the docs" aria-controls="results" autocomplete="off" spellcheck="false" data-sections="${to(SECTIONS)}">
<div id="results" class="results" hidden></div>
</search>
<nav class="links" aria-label="Site"><a href="${to(STORYBOOK)}">Storybook</a></nav>
<label class="theme" hidden><span>Theme</span><select><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
</div>
</header>
<div class="columns">
<nav class="pages" aria-label="Pages">
<details class="menu" open><summary>All pages</summary>
${navigation.map(group).join('\n')}
</details>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
${page.html}</article>
<nav class="steps" aria-label="Previous and next page">${step(order[position - 1], 'prev', 'Previous')}${step(order[position + 1], 'next', 'Next')}</nav>
</main>
${renderContents(page)}
</div>
</body>
</html>
`;
}

/** What the sidebar calls a page. */
function labelOf({ path, title }: DocsPage): string {
  if (path === 'README.md') return 'Overview';
  return /(?:^|\/)README\.md$/.test(path) && path.startsWith('docs/') ? 'Overview' : title;
}

/** Second-level headings of a long page, beside it. */
function renderContents({ sections }: DocsPage): string {
  const headings = sections.filter(({ level }) => level === 2);
  if (headings.length < 2) return '';
  const items = headings.map(({ anchor, heading }) => `<li><a href="#${anchor}">${escapeHtml(heading)}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${items.join('')}</ul></nav>`;
}
