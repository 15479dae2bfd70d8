import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness/test.ts';

const PAGES = ['/', '/coupons', '/stores_details/juttigali'];

interface HoverRules {
  /** Selectors that count here. */
  counting: string[];
  others: number;
}

/** Of the styles of a page: its rules for what a pointer rests on. */
function readHoverRules(page: Page): Promise<HoverRules> {
  return page.evaluate(() => {
    const found: HoverRules = { counting: [], others: 0 };
    const read = (rules: CSSRuleList, counts: boolean) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
          if (counts) found.counting.push(rule.selectorText);
          else found.others += 1;
        }
        if (rule instanceof CSSGroupingRule && rule.cssRules.length > 0) {
          read(rule.cssRules, counts && (!(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches));
        }
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules, true);
    return found;
  });
}

describe.each(PAGES)('%s', (path) => {
  test('looks otherwise under a mouse', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(path);
    expect((await readHoverRules(page)).counting).not.toEqual([]);
  });

  test('has no hover style on touch screens, where it would stay after a touch', async ({ visit }) => {
    const { page } = await visit({ width: 'narrow' });
    await page.goto(path);
    const { counting, others } = await readHoverRules(page);
    expect(counting).toEqual([]);
    expect(others).toBeGreaterThan(0);
  });
});
