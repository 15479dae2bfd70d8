import type { Page } from 'playwright';

/**
 * What does not fit a small phone, one text each: a page that scrolls sideways, words that break inside or are cut, and
 * amounts and dates over two lines.
 */
export function smallPhoneProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) problems.push('wider than the window');
    const oneLine = /₹\s?[\d,.]*\d|\d{2}-\d{2}-\d{4}|\p{L}{2,}/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // what only screen readers get is clipped to a pixel
      if (node.parentElement.getBoundingClientRect().width <= 1) continue;
      for (const { 0: whole, index } of text.matchAll(oneLine)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + whole.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) problems.push(`broken over two lines: ${whole}`);
      }
    }
    return problems;
  });
}
