import type { StoreSummary } from '@potli/api';
import type { SearchIndex } from '../../apps/server/src/domain/catalogue/search/createSearchIndex.ts';
import type { openFictionalShop } from './fictionalShop.ts';
import type { FictionalStore } from './fictionalStores.ts';

/** The names of the first ten stores that answer a text. */
export type SearchWay = (text: string, turn: number) => Promise<string[]> | string[];

type Shop = Awaited<ReturnType<typeof openFictionalShop>>;

const PAGE = 10;

export const byIndex =
  (index: SearchIndex<string>): SearchWay =>
  (text) =>
    index.search(text).slice(0, PAGE);

/** Each turn asks for a page of another size, so that no answer comes from the memory of answers. */
export const overHttp =
  ({ url }: Shop): SearchWay =>
  async (storeName, turn) => {
    const query = new URLSearchParams({ storeName, pageSize: String(PAGE + turn) });
    const response = await fetch(`${url}/stores/search?${query}`);
    return ((await response.json()) as StoreSummary[]).map((store) => store.storeName);
  };

/** What search was before: contains, with the beginnings first. */
export const byScan =
  (stores: readonly FictionalStore[]): SearchWay =>
  (text) => {
    const sought = text.toLowerCase();
    const found = stores.filter(({ name, aliases }) =>
      [name, ...aliases].some((each) => each.toLowerCase().includes(sought)),
    );
    const place = ({ name }: FictionalStore) => (name.toLowerCase().startsWith(sought) ? 0 : 1);
    const inOrder = found.toSorted((one, other) => place(one) - place(other) || one.name.localeCompare(other.name));
    return inOrder.slice(0, PAGE).map(({ name }) => name);
  };

const WHERE = 'store_name ilike $1 or exists (select from unnest(aliases) alias where alias ilike $1)';

/** The same as a query of the database, with its count. */
export const byIlike =
  ({ database: { pool } }: Shop): SearchWay =>
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
