import type { Client } from '@potli/api/client';
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

type Reader = (api: Client, ids: readonly string[]) => Promise<(ClickSourceInfo & { id: string })[]>;

type Kind = 'store' | 'creditCard' | 'offer';

const readers: Record<Kind, Reader> = {
  store: async (api, ids) => {
    const { rows } = await api.call(listStores, { query: { storeIds: ids.join(), ...sizeFor(ids) } });
    return rows.map(({ id, storeName, storeImageUrl }) => ({ id, name: storeName, imageUrl: storeImageUrl }));
  },
  creditCard: async (api, ids) => {
    const { rows } = await api.call(listCreditCards, { query: { creditCardIds: ids.join(), ...sizeFor(ids) } });
    return rows.map(({ id, heading, imageUrl }) => ({ id, name: heading, imageUrl }));
  },
  offer: async (api, ids) => {
    const { rows } = await api.call(listOffers, { query: { offerIds: ids.join(), ...sizeFor(ids) } });
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

/** What is asked for in this moment. */
const asked = new Map<Kind, { ids: Set<string>; found: Promise<Map<string, ClickSourceInfo>> }>();

/**
 * One source. Those that are wanted in one moment, such as the rows of a table, are asked for by one call of each kind
 * (docs/product/clicks.md#names-of-sources). Null where it left the shop.
 */
export async function readClickSource(api: Client, source: ClickSource): Promise<ClickSourceInfo | null> {
  const kind = kindOf(source);
  if (!kind) return null;
  const { ids, found } = asked.get(kind) ?? ask(api, kind);
  ids.add(source.storeId);
  return (await found).get(source.storeId) ?? null;
}

function ask(api: Client, kind: Kind) {
  const ids = new Set<string>();
  // others of this moment add theirs first
  const found = Promise.resolve().then(() => {
    asked.delete(kind);
    return readMany(api, kind, [...ids]);
  });
  const question = { ids, found };
  asked.set(kind, question);
  return question;
}

/** So many ids of any kind fit into an address. */
const IDS_AT_ONCE = 40;

async function readMany(api: Client, kind: Kind, ids: readonly string[]): Promise<Map<string, ClickSourceInfo>> {
  const found = new Map<string, ClickSourceInfo>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    for (const { id, ...info } of await readers[kind](api, ids.slice(at, at + IDS_AT_ONCE))) found.set(id, info);
  }
  return found;
}

const sizeFor = (ids: readonly string[]) => (ids.length > 1 ? { pageSize: ids.length } : {});
