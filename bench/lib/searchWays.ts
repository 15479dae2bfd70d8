import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreSummary } from '@potli/api';
import type { SearchIndex } from '../../apps/server/src/domain/shop/catalogue/search/createSearchIndex.ts';
import type { FictionalShop } from './fictionalShop.ts';
import type { FictionalStore } from './fictionalStores.ts';

/** Finds the names of the first ten stores for a text. */
export type SearchWay = (text: string, turn: number) => Promise<string[]> | string[];

const PAGE = 10;

export const byIndex =
  (index: SearchIndex<string>): SearchWay =>
  (text) =>
    index.search(text, { offset: 0, limit: PAGE }).found.map(({ row }) => row);

/** Each turn asks for another page size, so that no answer comes from a cache. */
export const overHttp =
  ({ url }: FictionalShop): SearchWay =>
  async (storeName, turn) => {
    const query = new URLSearchParams({ storeName, pageSize: String(PAGE + turn) });
    const response = await fetch(`${url}/stores/search?${query}`);
    if (!response.ok) throw new Error(`The search answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as StoreSummary[]).map((store) => store.storeName);
  };

/** Waits until the host has made its index, which alone finds stores by their goods: until then the database answers. */
export async function untilSearched({ url }: FictionalShop): Promise<void> {
  const isFoundByGoods = async () =>
    (await (await fetch(`${url}/stores/search?storeName=orders`)).text()).includes('"foundBy"');
  while (!(await isFoundByGoods())) await sleep(200);
}

/** The earlier search: names that contain the text, those that begin with it first. */
export const byScan =
  (stores: readonly FictionalStore[]): SearchWay =>
  (text) => {
    const sought = text.toLowerCase();
    const found = stores.filter(({ name, aliases }) =>
      [name, ...aliases].some((each) => each.toLowerCase().includes(sought)),
    );
    const place = ({ name }: FictionalStore) => (name.toLowerCase().startsWith(sought) ? 0 : 1);
    const inOrder = found.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
    return inOrder.slice(0, PAGE).map(({ name }) => name);
  };

const WHERE = 'store_name ilike $1 or exists (select from unnest(aliases) alias where alias ilike $1)';

/** The same as a query of the database, with a count. */
export const byIlike =
  ({ database: { pool } }: FictionalShop): SearchWay =>
  async (text) => {
    const literal = text.replace(/[\\%_]/g, '\\$&');
    const order = 'store_name ilike $2 desc, lower(store_name), id';
    const [page] = await Promise.all([
      pool.query<{ store_name: string }>(`select * from store where ${WHERE} order by ${order} limit ${PAGE}`, [
        `%${literal}%`,
        `${literal}%`,
      ]),
      pool.query(`select count(*) from store where ${WHERE}`, [`%${literal}%`]),
    ]);
    return page.rows.map((row) => row.store_name);
  };
