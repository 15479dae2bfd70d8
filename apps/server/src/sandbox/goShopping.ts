import { createClient } from '@potli/api/client';
import { listStores } from '@potli/api/contract/stores';
import type { Purchase } from './createNetwork.ts';
import { type Account, createShopper } from './createShopper.ts';
import type { FindVisit, Visit } from './programmes.ts';
import { chance, pick } from './random.ts';

interface Shopping {
  /** Address of the API of the shop. */
  api: string;
  members: readonly Account[];
  /** How often a member buys. */
  orders: number;
  seed: number;
  sandbox: { network: { buy(purchase: Purchase): unknown }; findVisit: FindVisit };
}

const PAGE_SIZE = 250;
/** A store may be in no programme of the sandbox; then the shopper goes to another one. */
const MOST_VISITS = 20;

/**
 * Lets members click out to stores and buy there. The same seed buys the same in a shop with the same stores.
 * @returns how many purchases were made @throws ApiError
 */
export async function goShopping({ api, members, orders, seed, sandbox }: Shopping): Promise<number> {
  const { network, findVisit } = sandbox;
  const query = { pageNumber: 0, pageSize: PAGE_SIZE, displyaHomePage: false };
  const { rows } = await createClient({ host: api, fetch }).call(listStores, { query });
  const stores = rows
    .filter(({ isOffline }) => !isOffline)
    .toSorted((one, other) => compare(one.urlSlug, other.urlSlug));
  const shoppers = members.map((member) => createShopper(api, member));
  let bought = 0;
  for (let visits = 0; bought < orders && visits < orders * MOST_VISITS; visits += 1) {
    const store = pick(stores, seed, 'store', visits);
    const shopper = pick(shoppers, seed, 'member', visits);
    if (!store || !shopper) break;
    const visit = visitOf(await shopper.click(store.id), findVisit);
    const product = visit && pick(visit.programme.products, seed, 'product', visits);
    if (!product) continue;
    const pieces = product.pricePaise === 0 ? 1 : 1 + Math.floor(chance(seed, 'pieces', visits) * 3);
    const cancelled = chance(seed, 'back', visits) < CANCELLED_SHARE ? 1 : 0;
    network.buy({ visit, product, pieces, cancelled });
    bought += 1;
  }
  return bought;
}

const CANCELLED_SHARE = 0.15;

/** Shops of the demo are reached by a page of the site, to which their own link is given. */
function visitOf(link: string | undefined, findVisit: FindVisit): Visit | undefined {
  if (link === undefined) return undefined;
  return findVisit(link) ?? findVisit(URL.parse(link)?.searchParams.get('to') ?? '');
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
