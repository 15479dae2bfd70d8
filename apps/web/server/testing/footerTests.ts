import { joinStaff } from '@potli/server/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { footerCategories } from '../../src/company/footerCategories.ts';
import { paths } from '../../src/lib/paths.ts';
import { openTestSite, type TestSite } from './openTestSite.ts';

let opened: TestSite;
let editor: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  opened = await openTestSite();
  editor = await joinStaff(opened.potli, 'EDITOR');
}, 60_000);
afterAll(() => opened.close());

/** The footer of a page, and what the page tells the browser. */
async function readFooter() {
  const page = await (await opened.site.request(`https://potli.example${paths.contact}`)).text();
  const footer = /<footer.*<\/footer>/s.exec(page)?.[0] ?? '';
  const links = [...footer.matchAll(/href="(\/categories\/[^"]+)"/g)].map(([, href]) => href);
  const siteData = /name="potli-site" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '';
  return {
    links,
    hasHeading: footer.includes('>Categories</h2>'),
    siteData: JSON.parse(siteData) as Record<string, unknown>,
  };
}

async function turn(off: boolean, keys: readonly string[]) {
  for (const key of keys) {
    const at = `/admin/catalogue/categories/rows/${key}`;
    const { version } = (await (await editor.get(at)).json()) as { version: number };
    expect((await editor.send('POST', at, { version, fields: { off } })).status).toBe(200);
  }
}

const slugs = footerCategories.map(({ label }) => label.toLowerCase());

test('it names the categories that the shop has, and none that leads to nothing', async () => {
  expect(await readFooter()).toEqual({
    links: slugs.map((slug) => paths.category(slug)),
    hasHeading: true,
    siteData: expect.not.objectContaining({ absentCategories: expect.anything() as unknown }) as unknown,
  });
  await turn(true, ['hotels', 'phones']);
  await vi.waitFor(async () => {
    const { links, siteData } = await readFooter();
    expect(links).toEqual(
      slugs.filter((slug) => !['hotels', 'phones'].includes(slug)).map((slug) => paths.category(slug)),
    );
    // the browser makes the same footer of it, without a call
    expect(siteData.absentCategories).toEqual([paths.category('hotels'), paths.category('phones')]);
  }, 15_000);
});

test('its heading goes with the last of them, and all come back', async () => {
  await turn(true, slugs);
  await vi.waitFor(async () => expect(await readFooter()).toMatchObject({ links: [], hasHeading: false }), 15_000);
  await turn(false, slugs);
  await vi.waitFor(async () => expect((await readFooter()).links).toHaveLength(slugs.length), 15_000);
});
