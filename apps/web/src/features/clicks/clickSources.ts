import type { CallOptions, Client } from '@potli/api/client';
import type { Click } from '@potli/api/contract/clicks';
import { listCreditCards } from '@potli/api/contract/creditCards';
import { listOffers } from '@potli/api/contract/offers';
import { listStores } from '@potli/api/contract/stores';

/** The store, card or offer of a click. */
export interface ClickSourceInfo {
  name: string;
  imageUrl?: string;
}

export type ClickSource = Pick<Click, 'clickSource' | 'itemType' | 'storeId'>;

type Reader = (
  api: Client,
  ids: readonly string[],
  options?: CallOptions,
) => Promise<(ClickSourceInfo & { id: string })[]>;

type Kind = 'store' | 'creditCard' | 'offer';

const KINDS: readonly Kind[] = ['store', 'creditCard', 'offer'];

const readers: Record<Kind, Reader> = {
  store: async (api, ids, options) => {
    const { rows } = await api.call(listStores, { query: { storeIds: ids.join(), ...sizeFor(ids) } }, options);
    return rows.map(({ id, storeName, storeImageUrl }) => ({ id, name: storeName, imageUrl: storeImageUrl }));
  },
  creditCard: async (api, ids, options) => {
    const { rows } = await api.call(
      listCreditCards,
      { query: { creditCardIds: ids.join(), ...sizeFor(ids) } },
      options,
    );
    return rows.map(({ id, heading, imageUrl }) => ({ id, name: heading, imageUrl }));
  },
  offer: async (api, ids, options) => {
    const { rows } = await api.call(listOffers, { query: { offerIds: ids.join(), ...sizeFor(ids) } }, options);
    return rows.map(({ id, offerName, offerImageUrl }) => ({ id, name: offerName, imageUrl: offerImageUrl }));
  },
};

/** Whether it leads to a credit card, whose picture is not square. */
export const isCard = (source: ClickSource) => kindOf(source) === 'creditCard';

/** Undefined for gift cards: no call finds them by id. */
function kindOf({ clickSource, itemType }: ClickSource): Kind | undefined {
  if (clickSource === 'CREDIT_CARD' || itemType === 'CREDIT_CARD') return 'creditCard';
  if (clickSource === 'OFFER') return 'offer';
  return clickSource === 'GIFT_CARD' ? undefined : 'store';
}

/** One source, from the first item that its id brings (docs/product/clicks.md#names-of-sources). */
export async function readClickSource(
  api: Client,
  source: ClickSource,
  options: CallOptions,
): Promise<ClickSourceInfo | null> {
  const kind = kindOf(source);
  return (kind && (await readers[kind](api, [source.storeId], options))[0]) ?? null;
}

/** So many ids of any kind fit into an address. */
const IDS_AT_ONCE = 40;

/** The names of many sources, in a few calls. Sources that left the shop have none. */
export async function readClickNames(
  api: Client,
  clicks: readonly ClickSource[],
): Promise<(of: ClickSource) => string | undefined> {
  const names = new Map<string, string>();
  for (const kind of KINDS) {
    const ids = [...new Set(clicks.filter((click) => kindOf(click) === kind).map(({ storeId }) => storeId))];
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const found = await readers[kind](api, ids.slice(at, at + IDS_AT_ONCE));
      for (const { id, name } of found) names.set(`${kind} ${id}`, name);
    }
  }
  return (source) => names.get(`${kindOf(source)} ${source.storeId}`);
}

const sizeFor = (ids: readonly string[]) => (ids.length > 1 ? { pageSize: ids.length } : {});
