import { expect } from 'vitest';
import { paths } from '../../src/lib/paths.ts';
import { test } from '../harness/test.ts';

test('the button of a deal sticks to the foot of a phone, and not where the page is at 400 %', async ({ visit }) => {
  const { page } = await visit();
  await page.goto(paths.deal('dhoom-700-headphones'));
  const button = page
    .getByRole('main')
    .getByText(/^Grab Deal/)
    .first();
  const isInView = async (height: number) => {
    await page.setViewportSize({ width: 320, height });
    return button.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight);
  };
  expect(await isInView(500)).toBe(true);
  expect(await isInView(256)).toBe(false);
});
