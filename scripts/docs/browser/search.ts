import MiniSearch, { type SearchResult } from 'minisearch';
import type { FoundSection } from '../renderSite.ts';

declare global {
  interface Window {
    /** Set by the script of the sections. */
    docsSections?: FoundSection[];
  }
}

/** How many sections are listed. */
const SHOWN = 8;
/** Length of an excerpt, in characters. */
const EXCERPT = 120;

/** Makes the search field work: the sections are loaded with its first focus, the results are links below it. */
export function startSearch(): void {
  const search = document.querySelector<HTMLElement>('.search');
  const input = search?.querySelector('input');
  const results = search?.querySelector<HTMLElement>('.results');
  if (!search || !input || !results) return;
  let index: Promise<MiniSearch<FoundSection>> | undefined;
  const load = () => {
    index ??= loadIndex(input.dataset.sections ?? '');
    return index;
  };

  const show = async () => {
    const query = input.value.trim();
    if (query === '') return close();
    const found = (await load()).search(query, { prefix: true, fuzzy: 0.15, boost: { heading: 4, page: 2 } });
    if (query !== input.value.trim()) return;
    results.replaceChildren(...toList(found, query));
    results.hidden = false;
  };
  const close = () => {
    results.hidden = true;
  };

  input.addEventListener('focus', () => {
    void load();
    void show();
  });
  input.addEventListener('input', () => void show());
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) close();
  });
  search.addEventListener('keydown', (event) => {
    const stops: HTMLElement[] = [input, ...results.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') stops[Math.max(at - 1, 0)]?.focus();
    else if (event.key === 'Enter' && at === 0) results.querySelector('a')?.click();
    else if (event.key === 'Escape') {
      input.focus();
      close();
    } else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
  });
  search.hidden = false;
}

/** Loads the sections with a script element, because a page opened from the disk may not fetch. */
function loadIndex(address: string): Promise<MiniSearch<FoundSection>> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onerror = () => reject(new Error(`${address} could not be loaded`));
    script.onload = () => {
      const index = new MiniSearch<FoundSection>({
        fields: ['page', 'heading', 'text'],
        storeFields: ['page', 'heading', 'address', 'text'],
      });
      index.addAll(window.docsSections ?? []);
      resolve(index);
    };
    document.head.append(script);
  });
}

function toList(found: SearchResult[], query: string): HTMLElement[] {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.textContent = found.length === 0 ? `Nothing found for “${query}”` : countText(found.length);
  const list = document.createElement('ul');
  list.append(...found.slice(0, SHOWN).map(toItem));
  return [status, list];
}

const countText = (count: number) => (count > SHOWN ? `The best ${SHOWN} of ${count} sections` : `${count} found`);

function toItem(result: SearchResult): HTMLElement {
  const { page, heading, address, text } = result as SearchResult & FoundSection;
  const link = document.createElement('a');
  link.href = `${document.documentElement.dataset.top ?? '.'}/${address}`;
  const title = document.createElement('strong');
  title.textContent = heading;
  const place = document.createElement('span');
  place.className = 'place';
  place.textContent = page === heading ? '' : page;
  const excerpt = document.createElement('span');
  excerpt.className = 'excerpt';
  excerpt.append(...mark(cut(text, result.terms), result.terms));
  link.append(title, place, excerpt);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** The part of the text around the first found word. */
function cut(text: string, terms: string[]): string {
  const lower = text.toLowerCase();
  const first = Math.min(...terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0), text.length);
  const start = first === text.length ? 0 : Math.max(0, text.lastIndexOf(' ', Math.max(0, first - 40)));
  const part = text.slice(start, start + EXCERPT).trim();
  return `${start > 0 ? '… ' : ''}${part}${start + EXCERPT < text.length ? ' …' : ''}`;
}

/** Text with the found words marked. */
function mark(text: string, terms: string[]): (string | HTMLElement)[] {
  if (terms.length === 0) return [text];
  const longestFirst = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return text.split(new RegExp(`(${longestFirst.join('|')})`, 'i')).map((part, index) => {
    if (index % 2 === 0) return part;
    const found = document.createElement('mark');
    found.textContent = part;
    return found;
  });
}
