import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Hand } from './hands.ts';

/** The admin area in one hand, of one person. */
export function deskIn(page: Page, hand: Hand, url: string) {
  const row = (kind: string, key: string) => page.goto(`/admin/catalogue/${kind}/rows/${key}`);
  return {
    page,
    hand,
    press: (role: 'button' | 'link', name: string | RegExp, within: Page | Locator = page) =>
      hand.press(within.getByRole(role, { name, exact: typeof name === 'string' }).first()),
    turn: (name: string) => hand.turn(page.getByRole('tab', { name, exact: true })),
    write: (label: string, text: string, within: Page | Locator = page) =>
      hand.write(within.getByRole('textbox', { name: label }).first(), text),
    choose: (label: string, option: string) =>
      hand.choose(page.getByRole('combobox', { name: label, exact: true }), option),
    says: (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    /** Goes to a list by the sidebar, and searches it. */
    async find(kind: string, words: string) {
      await page.goto('/admin');
      await hand.press(page.getByRole('link', { name: kind, exact: true }).first());
      await hand.write(page.getByRole('searchbox', { name: 'Search' }), words);
      await Promise.all([page.waitForResponse(/[?&]q=/), page.keyboard.press('Enter')]);
    },
    row,
    /** What visitors get. */
    async visitor(path: string): Promise<{ status: number; text: string }> {
      const response = await fetch(url + path);
      return { status: response.status, text: await response.text() };
    },
    /** Whether visitors read a text at an address, a moment later. */
    async expectSeen(path: string, text: string, is: boolean) {
      await expect
        .poll(async () => (await fetch(url + path)).text())
        .toSatisfy((body: string) => body.includes(text) === is);
    },
  };
}
export type Desk = ReturnType<typeof deskIn>;
