import type { getCatalogueRow, ResponseOf } from '@potli/api';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { isWholeRun, joinStaff } from '@potli/server/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paths } from '../../src/lib/paths.ts';
import { openTestSite, type TestSite } from './openTestSite.ts';

type CatalogueRow = ResponseOf<typeof getCatalogueRow>;

interface Rate {
  percent: number;
}

/** In a whole run as long as visitors may wait (docs/product/admin-catalogue.md#states); a machine that does other things takes longer. */
const WITHIN_MS = isWholeRun ? 2_000 : 15_000;

/** In the name of the row of a kind that is changed, and nowhere else in the shop. */
const markOf = (kind: CatalogueKindName) => `Zebrastripe${kind}`;

/** Every place that shows a row; in the sitemap is its first one. */
const places: Partial<Record<CatalogueKindName, (row: CatalogueRow) => string[]>> = {
  stores: ({ key, row }) => [
    paths.store(key),
    ...((row?.categories as string[] | undefined) ?? []).slice(0, 1).map(paths.category),
    '/api/stores/paginated?pageSize=250',
    `/api/stores/search?storeName=${markOf('stores')}`,
    `/api/stores/slug/${key}`,
  ],
  flashDeals: ({ key }) => [paths.deal(key), paths.deals, '/api/flashdeals/paginated?pageSize=250'],
  offers: ({ row }) => [
    ...[paths.coupons, '/api/offers/paginated?pageSize=250'],
    ...(typeof row?.store === 'string' ? [paths.store(row.store)] : []),
  ],
  creditCards: ({ key }) => [
    ...[paths.creditCard(key), paths.creditCards, '/api/credit-cards/paginated?pageSize=250'],
    `/api/credit-cards/search?creditCardName=${markOf('creditCards')}`,
  ],
  giftCards: ({ key }) => [
    ...[paths.giftCard(key), paths.giftCards, '/api/giftcard/paginated?pageSize=250'],
    `/api/giftcard/search?brandName=${markOf('giftCards')}`,
  ],
  categories: ({ key }) => [paths.category(key), paths.categories, paths.home, '/api/categories'],
  banners: () => [paths.home, '/api/home-page-banners'],
  homeSections: () => [paths.home, '/api/home-sections'],
  faqs: () => ['/api/faqs'],
  texts: ({ key }) => [`/${key}`, `/api/texts/${key}`],
};

let sites: [TestSite, TestSite];
let editor: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  const first = await openTestSite();
  sites = [first, await openTestSite({ beside: first })];
  editor = await joinStaff(first.potli, 'EDITOR');
}, 240_000);
afterAll(async () => {
  for (const { close } of sites.toReversed()) await close();
});

const at = (kind: string, key: string) => `/admin/catalogue/${kind}/rows/${encodeURIComponent(key)}`;

/** What a visitor of a host gets; nothing where there is no such page. */
async function read({ site }: TestSite, path: string): Promise<string> {
  const response = await site.fetch(new Request(`https://potli.example${path}`));
  return response.status === 404 ? '' : response.text();
}

/** Both hosts say a text in all places, or in none. */
const expectAll = (given: readonly string[], text: string, is: boolean) =>
  vi.waitFor(
    async () => {
      for (const [host, site] of sites.entries()) {
        const wrong = [];
        for (const path of given) if ((await read(site, path)).includes(text) !== is) wrong.push(path);
        expect(wrong, `host ${host} ${is ? 'lacks' : 'has'} ${text}`).toEqual([]);
      }
    },
    { timeout: WITHIN_MS, interval: 50 },
  );

async function write(path: string, body: object): Promise<{ version: number; changeId: string }> {
  const response = await editor.send('POST', path, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as { version: number; changeId: string };
}

/** The first row that visitors see of a kind. */
async function firstOf(kind: CatalogueKindName): Promise<CatalogueRow> {
  const sort = kindFields[kind].rank ? 'order' : 'title';
  const listed = await editor.get(`/admin/catalogue/${kind}?state=live&sort=${sort}`);
  const rows = (await listed.json()) as CatalogueRow[];
  const row = rows.find(({ place }) => kind !== 'banners' || place === 'home-main') as CatalogueRow;
  return (await (await editor.get(at(kind, row.key))).json()) as CatalogueRow;
}

/** The best rate is a little higher, below the commission and the limit above which a second person is asked. */
function raised(rates: readonly Rate[]): { rates: Rate[]; percent: number } {
  const best = Math.max(...rates.map(({ percent }) => percent));
  const percent = Math.ceil(best) + 0.25;
  const commission = { percent: percent + 5, amount: 0 };
  return { rates: rates.map((rate) => (rate.percent === best ? { ...rate, percent, commission } : rate)), percent };
}

const kinds = Object.entries(places) as [CatalogueKindName, (row: CatalogueRow) => string[]][];

test.each(isWholeRun ? kinds : kinds.slice(0, 1))(
  'a change of %s is said in every place of both hosts, and so are its end and its return',
  async (kind, placesOf) => {
    const row = await firstOf(kind);
    const { title } = kindFields[kind];
    const mark = markOf(kind);
    const shown = placesOf(row);
    await expectAll(shown, mark, false);

    const named = await write(at(kind, row.key), { version: row.version, fields: { [title]: mark } });
    await expectAll(shown, mark, true);
    const off = await write(at(kind, row.key), { version: named.version, fields: { off: true } });
    await expectAll(shown, mark, false);
    const [page = ''] = shown;
    // without a text of the operator its page has that of the release
    const isPage = page.includes(row.key) && kind !== 'texts';
    if (isPage) await expectAll(['/sitemap.xml'], `https://potli.example${page}<`, false);
    await write(`/admin/catalogue-changes/${off.changeId}/undo`, {});
    await expectAll(shown, mark, true);
    if (isPage) await expectAll(['/sitemap.xml'], `https://potli.example${page}<`, true);
  },
  60_000,
);

test('a rate is the same in every text of both hosts', async () => {
  const row = await firstOf('stores');
  const { rates, percent } = raised(row.row?.rates as Rate[]);
  const shown = [paths.store(row.key), '/api/stores/paginated?pageSize=250', `/api/stores/slug/${row.key}`, paths.home];
  await write(at('stores', row.key), { version: row.version, fields: { rates } });
  await expectAll(shown, String(percent), true);
});

test('a change of one store renders no page that does not show it', async () => {
  const [site] = sites;
  const changed = await firstOf('stores');
  const [other] = (await site.potli.catalogue.pages()).filter(
    (page) => page.kind === 'store' && page.slug !== changed.key,
  );
  const shown = [paths.store(other?.slug ?? ''), paths.about];
  for (const path of shown) await read(site, path);
  const render = vi.spyOn(site.renderer, 'render');
  const text = `${markOf('stores')} alone`;
  await write(at('stores', changed.key), { version: changed.version, fields: { [kindFields.stores.title]: text } });
  await expectAll([paths.store(changed.key)], text, true);
  const rendered = render.mock.calls.map(([{ request }]) => new URL(request.url).pathname);
  for (const path of shown) await read(site, path);
  expect(rendered).toContain(paths.store(changed.key));
  expect(render).toHaveBeenCalledTimes(rendered.length);
  render.mockRestore();
});
