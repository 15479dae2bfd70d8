import { expect } from 'vitest';
import type { RealBrowser } from './RealBrowser.ts';

/** Keys that are no letters, in a text that is written. */
export const keys = { arrowDown: '\uE015', enter: '\uE007' };

/** Where the middle of an element is, by a selector and what its text or label contains, in px of the window. */
function middleOf(selector: string, words: string): { x: number; y: number } | null {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const texts = [element, ...labels].map(({ textContent }) => textContent ?? '');
    return texts.some((text) => text.includes(words)) && element.checkVisibility();
  });
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** A person's mouse and keys in a browser. Things are found by a selector, and by words of their text or their label. */
export function handIn(browser: RealBrowser) {
  const pointer = (actions: readonly object[]) =>
    browser.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const moveTo = ({ x, y }: { x: number; y: number }) => pointer([{ type: 'pointerMove', x, y }]);

  async function press(selector: string, words = ''): Promise<void> {
    const find = () => browser.evaluate(middleOf, selector, words);
    await expect.poll(find, { message: `${selector} with ${words}`, timeout: 15_000 }).not.toBeNull();
    const middle = await find();
    if (!middle) throw new Error(`${selector} with ${words} has gone`);
    await moveTo(middle);
    await pointer([
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  return {
    moveTo,
    press,
    /** Waits until the page says these words. */
    async see(words: string): Promise<void> {
      const read = () => browser.evaluate(() => document.body.textContent);
      await expect.poll(read, { timeout: 20_000 }).toContain(words);
    },
    async write(selector: string, words: string, text: string): Promise<void> {
      await press(selector, words);
      const keys = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await browser.act({ type: 'key', id: 'keys', actions: keys });
    },
  };
}
