import { afterEach, expect } from 'vitest';

/** A page of another site, which sets the look of its own text, outside of layers. */
const HOST = { color: 'rgb(51, 51, 51)', font: 'HostSerif' };
const host = new CSSStyleSheet();
host.replaceSync(`body { color: ${HOST.color}; font: 13px/15px ${HOST.font}, serif; }`);

/** Whether what is behind a ground shows: nothing is painted, or a tint of the text's own colour. */
const isClear = (color: string) => color === 'transparent' || /^rgba\(|\/ 0?\./.test(color);

/** The nearest element around a text that has a ground of its own; undefined where that is the page. */
function groundOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (!isClear(getComputedStyle(at).backgroundColor)) return at;
  }
  return undefined;
}

/** What of the host's text shows in a text: its colour, its font, both, or nothing. */
function hostsLook(element: Element): string {
  const { color, fontFamily } = getComputedStyle(element);
  return [color === HOST.color ? 'colour' : '', fontFamily.startsWith(HOST.font) ? 'font' : ''].filter(Boolean).join();
}

/** Texts on a ground of a component that look as the page around it says. */
function foreignTexts(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || element.closest('script, style') || !text.textContent?.trim()) continue;
    const look = hostsLook(element);
    const ground = look ? groundOf(element) : undefined;
    // what a story draws itself has no class
    if (ground?.className) found.add(`${look} of "${text.textContent.trim().slice(0, 40)}" on ${ground.className}`);
  }
  return [...found];
}

/**
 * Looks once more at a component as a guest: within a page that sets colour and font of `body`, in the dark, every text on a
 * ground of the component still has the colour and the font of the brand.
 */
afterEach(({ task }) => {
  if (task.result?.state === 'fail' || /^apps\/|\/docs\//.test(task.file.name)) return;
  document.adoptedStyleSheets.push(host);
  try {
    expect(foreignTexts()).toEqual([]);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== host);
  }
});
