import type { Locator, Page } from 'playwright';

/** A way to operate a page. */
export interface Hand {
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  tick(box: Locator): Promise<void>;
}

export function mouse(page: Page): Hand {
  return {
    press: (target) => target.click(),
    async write(field, text) {
      await field.click();
      await page.keyboard.type(text);
    },
    tick: (box) => box.click(),
  };
}

/** Tab, Enter, Space and letters, nothing else. */
export function keyboard(page: Page): Hand {
  return {
    async press(target) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    async tick(box) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    },
  };
}

const MOST_TABS = 100;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} times Tab did not lead to ${String(target)}`);
}
