import type { AfterEach } from './AfterEach.ts';
import { brands } from './globals.ts';

/** What people read or hear: texts on the page, and names of pictures and controls. */
function readPage(): string[] {
  const named = [...document.body.querySelectorAll('[alt], [aria-label], [title], [placeholder]')];
  const names = named.flatMap((each) =>
    ['alt', 'aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
  );
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text and the scripts of Storybook do not count
  return [...document.body.innerText.split('\n'), ...names];
}

/** Fails every story that names another brand than the one it is shown in. A potli in small letters is a pouch. */
export const rejectOtherBrands: AfterEach = ({ globals }) => {
  const others = brands.filter(({ value }) => value !== globals.brand).map(({ title }) => title);
  const pattern = new RegExp(`\\b(${others.join('|')})\\b`);
  const wrong = readPage().filter((text) => pattern.test(text));
  if (wrong.length > 0) throw new Error(`The name of another brand: ${wrong.join(' | ')}`);
};
