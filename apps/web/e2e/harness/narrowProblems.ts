import type { Page } from 'playwright';
import { isWholeRun } from './wholeRun.ts';

/** A small phone, in a whole run a second one, and a window of 1440 px that is zoomed to 200 %; in CSS pixels. */
const narrowWidths = [320, ...(isWholeRun ? [360] : []), 720];

/** A text or button that a phone of this width does not show whole, or in which a word, amount or date is broken. */
async function narrowProblems(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 740 });
  return page.evaluate(async (windowWidth) => {
    await document.fonts.ready;
    const problems: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > windowWidth) problems.push(`page: ${scrollWidth} px wide`);

    const namesOf = (element: Element) => (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40);
    /** Rows that scroll sideways, and texts that end in dots on purpose. */
    const mayHide = ({ overflowX, textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const isUnseen = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('[aria-hidden="true"], dialog') !== null;

    /** Whether a box is outside the window or what an ancestor lets through. */
    function cutBy(element: Element, { left, right, top, bottom }: DOMRect): string | undefined {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (mayHide(style) || style.clipPath !== 'none' || style.position === 'fixed') return undefined;
        const box = at.getBoundingClientRect();
        if (style.overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return at.className;
        if (style.overflowY !== 'visible' && (top < box.top - 1 || bottom > box.bottom + 1)) return at.className;
      }
      return left < -1 || right > windowWidth + 1 ? 'the window' : undefined;
    }

    const range = document.createRange();
    /** Amounts, dates and words. */
    const oneLine = /₹\s?[\d,.]*\d|\d{2}-\d{2}-\d{4}|[^\s/@.,:&?=–-]+/g;
    for (const part of document.querySelectorAll('main, header')) {
      for (const control of part.querySelectorAll('a, button, input')) {
        if (isUnseen(control)) continue;
        const { x, y, width: wide, height } = control.getBoundingClientRect();
        // the lower edge of a button is drawn below its box
        const edge = getComputedStyle(control).boxShadow === 'none' ? 0 : 3;
        const by = cutBy(control, new DOMRect(x, y, wide, height + edge));
        if (by) problems.push(`${namesOf(control)}: cut by ${by}`);
      }
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent || !text.nodeValue?.trim() || isUnseen(parent)) continue;
        range.selectNodeContents(text);
        const by = cutBy(parent, range.getBoundingClientRect());
        if (by) problems.push(`"${text.nodeValue.trim().slice(0, 40)}": cut by ${by}`);
        for (const { 0: word, index } of text.nodeValue.matchAll(oneLine)) {
          // a hash has no place to break, and breaks anywhere
          if (/^[\da-f]{64}$/.test(word)) continue;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) problems.push(`"${word}": broken`);
        }
      }
    }

    const inHeader = [...document.querySelectorAll('header a, header button')].filter((control) => !isUnseen(control));
    for (const [index, one] of inHeader.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of inHeader.slice(index + 1)) {
        const b = other.getBoundingClientRect();
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        if (!apart) problems.push(`${namesOf(one)}: covered by ${namesOf(other)}`);
      }
    }
    return [...new Set(problems)];
  }, width);
}

/** As `narrowProblems`, at every narrow width. */
export async function problemsAtNarrowWidths(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of narrowWidths) {
    const found = await narrowProblems(page, width);
    problems.push(...found.map((problem) => `at ${width} px: ${problem}`));
  }
  return problems;
}
