import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { BOTH_LOOKS } from '../apps/web/src/testing/bothLooks.ts';

/**
 * Checks a story that has passed once more, in its last state: in the dark, where every text must be readable, and with those of the
 * app on a phone, where nothing may be wider than the window. It is not played again, which takes longer. Of the app it looks
 * at what has a layout of its own. The next story sets theme and width again.
 */
afterEach(async ({ task }) => {
  const isOfApp = task.file.name.startsWith('apps/web');
  if (task.result?.state === 'fail' || (isOfApp && !BOTH_LOOKS.includes(task.name))) return;
  document.documentElement.dataset.theme = 'dark';
  if (isOfApp) {
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth, 'wider than a phone').toBeLessThanOrEqual(window.innerWidth);
  }
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    runOnly: { type: 'rule', values: ['color-contrast'] },
  });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});
