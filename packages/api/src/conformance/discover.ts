import { createClient } from '../client/createClient.ts';
import { contract } from '../contract/contract.ts';
import type { Known } from './ConformanceCase.ts';

interface HostAddress {
  /** Up to and including `/api`. */
  address: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** A member with more than 40 clicks. */
  member: Account;
  /** A member without any history. */
  newMember: Account;
  admin: Account;
}

interface Account {
  email: string;
  password: string;
}

/** A host under test, with what the cases need. */
export interface ConformanceHost {
  address: string;
  fetch: HostAddress['fetch'];
  known: Known;
  accessToken: string;
  refreshToken: string;
  newMemberToken: string;
  adminToken: string;
}

/** Logs the accounts in and looks up one row of each kind. Throws ApiError where a call fails. */
export async function discover({ address, fetch, member, newMember, admin }: HostAddress): Promise<ConformanceHost> {
  const { call } = createClient({ host: address, fetch });
  const logIn = ({ email, password }: Account) => call(contract.login, { body: { email, password } });
  const [tokens, newcomer, operator] = await Promise.all([logIn(member), logIn(newMember), logIn(admin)]);
  const [store] = (await call(contract.listStores, { query: { pageSize: 1, displyaHomePage: true } })).rows;
  const [card] = (await call(contract.listCreditCards, { query: { pageSize: 1 } })).rows;
  const [offer] = (await call(contract.listOffers, { query: { pageSize: 1 } })).rows;
  const [deal] = (await call(contract.listFlashDeals, { query: { pageSize: 1 } })).rows;
  const [giftCard] = (await call(contract.listGiftCards, { query: { pageSize: 1 } })).rows;
  const [category] = await call(contract.listCategories, {});
  const [section] = await call(contract.listHomeSections, {});
  if (!store || !card || !offer || !deal || !giftCard || !category || !section)
    throw new Error('The catalogue of this host lacks a kind of row.');
  const { baseUrl } = await call(contract.getStoreBySlug, { params: { slug: store.urlSlug } });
  const [order] = (await call(contract.listMyTransactions, { query: { size: 1 } }, { token: tokens.accessToken })).rows;
  if (!order) throw new Error('The member of this host has no orders.');
  const dashboard = await call(contract.getUserDashboard, {}, { token: operator.accessToken });
  const shared = { query: { url: `/stores_details/${store.urlSlug}` } };
  const { response: link } = await call(contract.generateCustomLink, shared, { token: tokens.accessToken });
  return {
    address,
    fetch,
    ...tokens,
    newMemberToken: newcomer.accessToken,
    adminToken: operator.accessToken,
    known: {
      email: member.email,
      password: member.password,
      dashboard,
      orderId: order.id,
      storeId: store.id,
      storeSlug: store.urlSlug,
      storeName: store.storeName,
      storeHost: new URL(baseUrl).host,
      categoryId: category.id,
      categorySlug: category.urlSlug,
      sectionId: section.id,
      offerId: offer.id,
      flashDealSlug: deal.urlSlug,
      creditCardId: card.id,
      creditCardSlug: card.urlSlug,
      creditCardName: card.heading,
      giftCardId: giftCard.id,
      giftCardSlug: giftCard.urlSlug,
      giftCardBrand: giftCard.brandName,
      urlHash: link.slice(link.lastIndexOf('/') + 1),
    },
  };
}
