import type { Locator, Page } from 'playwright';

/** A way to operate a page. */
export interface Hand {
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** To another tab of its list. */
  turn(tab: Locator): Promise<void>;
  /** An item of the menu that is open. */
  pick(item: Locator): Promise<void>;
  /** An option of a list that the browser draws, by its text. */
  choose(list: Locator, option: string): Promise<void>;
}

export function mouse(page: Page): Hand {
  return {
    press: (target) => target.click(),
    async write(field, text) {
      await field.click();
      await replace(page, text);
    },
    tick: (box) => box.click(),
    turn: (tab) => tab.click(),
    pick: (item) => item.click(),
    // the list itself is no part of the page
    async choose(list, option) {
      await list.selectOption({ label: option });
    },
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
      await replace(page, text);
    },
    async tick(box) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    },
    // Tab leads to the tab that is shown, arrows to the others
    async turn(tab) {
      await tabTo(page, page.getByRole('tab', { selected: true }));
      await arrowTo(page, tab, 'ArrowRight');
    },
    async pick(item) {
      await item.waitFor();
      await arrowTo(page, item, 'ArrowDown');
      await page.keyboard.press('Enter');
    },
    async choose(list, option) {
      await tabTo(page, list);
      await page.keyboard.type(option);
    },
  };
}

/** Writes over what a field has. */
async function replace(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

const MOST_TABS = 100;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} times Tab did not lead to ${String(target)}`);
}

async function arrowTo(page: Page, target: Locator, key: 'ArrowRight' | 'ArrowDown'): Promise<void> {
  for (let steps = 0; steps < MOST_TABS; steps += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The arrows did not lead to ${String(target)}`);
}
