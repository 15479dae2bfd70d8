import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headlessLaunch } from '../chromium.ts';
import { buildConsumer, createConsumer } from './createConsumer.ts';
import { openFolder } from './openFolder.ts';
import { packUi } from './packUi.ts';

/** Of apps beside which the package must look as it does alone. */
const others = { tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5', bootstrap: '5.3.8' };
const packages = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'];

/** What a person sees of an element; widths follow from these. */
const LOOK = [
  ...['color', 'background-color', 'background-image', 'opacity', 'display', 'position', 'box-shadow', 'box-sizing'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'text-decoration-line'],
  ...['margin-block', 'margin-inline', 'padding-block', 'padding-inline', 'gap', 'height', 'min-height'],
  ...['border-radius', 'border-block-width', 'border-inline-width', 'list-style-type'],
];

let tarball: string;
let site: string;
let browser: Browser;

beforeAll(async () => {
  tarball = await packUi();
  const consumer = await createConsumer({ tarball, template: 'vite', packages, others });
  site = await buildConsumer(consumer, 'guests');
  browser = await chromium.launch(headlessLaunch());
});

afterAll(async () => {
  await browser?.close();
  rmSync(dirname(tarball), { recursive: true });
});

async function open(sheets: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await openFolder(page, site, `guests.html#${sheets}`);
  await page.locator('#dark').getByText('Shop Now').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

interface Look {
  element: string;
  /** Values by the names of properties. */
  style: Record<string, string>;
}

/** The look of every element of the components, in both themes. */
async function looks(sheets: string): Promise<Look[]> {
  const page = await open(sheets);
  const found = await page.locator('#light :not(option), #dark :not(option)').evaluateAll(
    (elements, names) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const values = names.map((name) => [name, style.getPropertyValue(name)]);
        return { element: element.outerHTML.slice(0, 120), style: Object.fromEntries(values) as Look['style'] };
      }),
    LOOK,
  );
  await page.close();
  return found;
}

/** What differs, as "button …: color rgb(0, 0, 0), not rgb(255, 255, 255)". */
function differences(alone: readonly Look[], beside: readonly Look[]): string[] {
  return alone.flatMap(({ element, style }, n) =>
    LOOK.filter((name) => beside[n]?.style[name] !== style[name]).map(
      (name) => `${element}: ${name} ${beside[n]?.style[name]}, not ${style[name]}`,
    ),
  );
}

it.each([
  'tailwind-before',
  'tailwind-after',
  'layers-tailwind-after',
  'bootstrap',
  'bootstrap-after',
  'reset',
  'body',
])('components look as they do alone: %s', async (sheets) => {
  const [alone, beside] = [await looks('alone'), await looks(sheets)];
  expect(alone.length).toBeGreaterThan(130);
  expect(differences(alone, beside)).toEqual([]);
});
