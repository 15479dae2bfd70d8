import type { CatalogueDocument } from '@potli/api/contract/catalogueDocument';
import { toPaise } from '@potli/api/units/money';
import { toBasisPoints } from '@potli/api/units/percent';
import { shortRupees } from '@potli/api/units/shortRupees';
import { pick } from './random.ts';

/** Something that a shop of the sandbox sells. */
export interface Product {
  /** The commission group of the network, as its reports name it; null: the network has none. */
  category: string | null;
  name: string;
  /** 0 for an application, such as for a credit card. */
  pricePaise: number;
  /** What the network pays for it: basis points of the sale, or paise for an order. */
  commission: { basisPoints: number } | { paise: number };
}

/** A shop that pays commission through a network. */
export interface Programme {
  network: string;
  shop: string;
  /** Parameter of the link that carries the click id; absent where the link carries none. */
  clickParameter: string | undefined;
  products: readonly Product[];
}

/** A visitor who came by a link. */
export interface Visit {
  programme: Programme;
  /** As the link carries it; undefined for a visit without one. */
  clickId: string | undefined;
}

type Rates = NonNullable<NonNullable<CatalogueDocument['stores']>[number]['rates']>;

interface Listed {
  link: string;
  home?: string;
  network: string | undefined;
  shop: string;
  rates: Rates | undefined;
}

export type FindVisit = (link: string) => Visit | undefined;

/**
 * The programmes of a network are those from which an operator wrote the catalogue: the same document tells both what
 * members earn and what the network pays.
 * @returns a function that finds the programme of a link to a shop: that of the very page first, then that of the shop
 */
export function createProgrammes(document: CatalogueDocument): FindVisit {
  const byAddress = new Map<string, Programme>();
  for (const listed of listedIn(document)) {
    const programme = toProgramme(listed);
    if (!programme) continue;
    for (const address of addressesOf(listed)) if (!byAddress.has(address)) byAddress.set(address, programme);
  }
  return (link) => {
    const url = URL.parse(link);
    const programme = url && (byAddress.get(url.host + url.pathname) ?? byAddress.get(url.host));
    if (!programme) return undefined;
    const clickId = programme.clickParameter && url.searchParams.get(programme.clickParameter);
    return { programme, clickId: clickId || undefined };
  };
}

/** Shops before offers: what leads to a shop's front door is the shop's. */
function listedIn({ stores = [], creditCards = [], flashDeals = [], offers = [] }: CatalogueDocument): Listed[] {
  const ratesOf = new Map(stores.map((store) => [store.urlSlug, store]));
  return [
    ...stores.map(({ redirectionUrl, baseUrl, storeName, network, rates }) => ({
      link: redirectionUrl,
      home: baseUrl,
      network,
      shop: storeName,
      rates,
    })),
    ...creditCards.map(({ redirectUrl, baseUrl, heading, network, rates }) => ({
      link: redirectUrl,
      home: baseUrl,
      network,
      shop: heading,
      rates,
    })),
    ...[...flashDeals, ...offers].map(({ redirectUrl, offerName, store, network, rates = [] }) => {
      const owner = store === undefined ? undefined : ratesOf.get(store);
      const own = rates.length > 0 ? { network, rates } : { network: owner?.network, rates: owner?.rates };
      return { link: redirectUrl, shop: owner?.storeName ?? offerName, ...own };
    }),
  ];
}

function addressesOf({ link, home }: Listed): string[] {
  return [link, home].flatMap((address) => {
    const url = address === undefined ? null : URL.parse(address);
    return url ? [url.host + url.pathname, url.host] : [];
  });
}

function toProgramme({ link, network, shop, rates = [] }: Listed): Programme | undefined {
  if (network === undefined) return undefined;
  const [clickParameter] = [...(URL.parse(link)?.searchParams ?? [])].find(([, value]) => isPlaceholder(value)) ?? [];
  const products = rates.flatMap((rate, index) => toProduct(rate, index) ?? []).slice(0, MOST_PRODUCTS);
  return { network, shop, clickParameter, products };
}

const isPlaceholder = (value: string) => /^(\{click_?id\}|\[\[click_id\]\])$/i.test(value);

const MOST_PRODUCTS = 6;
/** Rupees. */
const PRICES = [1_249, 899, 2_499, 3_799, 649, 5_490, 1_799, 2_149, 999, 7_299, 1_549, 3_195] as const;

/** Undefined for what pays nothing, and for first orders: the sandbox does not know who is new. */
function toProduct(rate: Rates[number], index: number): Product | undefined {
  const { percent = 0, amount = 0 } = rate.commission ?? {};
  if (rate.newUsersOnly || percent + amount === 0) return undefined;
  const { appliesTo, minimum } = rate;
  const price = minimum ?? Math.max(pick(PRICES, index, appliesTo), 8 * (rate.amount ?? 0));
  return {
    category: rate.categories?.[0] ?? null,
    // of tiers each one is sold at its least, so that it is earned
    name: minimum === undefined ? appliesTo : `${appliesTo} from ${shortRupees(minimum)}`,
    pricePaise: rate.kind === 'lead' ? 0 : toPaise(Math.ceil(price)),
    commission: amount > 0 ? { paise: toPaise(amount) } : { basisPoints: toBasisPoints(percent) },
  };
}
