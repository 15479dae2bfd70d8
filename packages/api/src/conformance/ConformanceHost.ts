import { ApiError } from '../client/ApiError.ts';
import { type Client, createClient } from '../client/createClient.ts';
import { contract } from '../contract/contract.ts';
import { demoMembers } from '../fixtures/members.ts';
import type { Known } from './ConformanceCase.ts';

/** Somebody with an account on the host; without a password, by an access token. */
export type Account = { email: string; password: string } | { accessToken: string };

interface HostToJudge {
  /** Up to and including `/api`. */
  address: string;
  fetch: ConformanceHost['fetch'];
  /** A member; in the demo shop, the one with history. */
  member?: Account;
  /** A member without any history. */
  newMember?: Account;
  admin?: Account;
  /** Whether rows may be made on the host: one share link. */
  acts: boolean;
  demo: boolean;
  /** Its clock, in ms; by default that of this machine. */
  nowMs?: () => number;
}

/** Whose tokens the host gave. */
export type TokenHolder = 'member' | 'newMember' | 'admin' | 'refresher';

/** A host under test, with what the cases need. */
export interface ConformanceHost {
  address: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** It has the demo shop, and every field and call of this project's own host. */
  demo: boolean;
  known: Known;
  tokens: Partial<Record<TokenHolder, string>>;
  /** Whose accounts are those of the demo shop, with their history. */
  ofDemo: ReadonlySet<TokenHolder>;
}

/** A case asks for a row that the host does not have. */
export class NotKnown extends Error {
  override name = 'NotKnown';
}

/**
 * Logs the accounts in and looks up one row of each kind. A kind that the host lacks, or cannot list, stays unknown.
 * @throws ApiError where an account cannot log in, or nothing answers
 */
export async function discover(host: HostToJudge): Promise<ConformanceHost> {
  const { address, fetch, member, newMember, admin, demo } = host;
  const client = createClient({ host: address, fetch });
  const [tokens, newcomer, operator] = await Promise.all([member, newMember, admin].map((one) => logIn(client, one)));
  const known: Partial<Known> = {
    nowMs: host.nowMs ?? Date.now,
    ...(await findCatalogue(client)),
    ...(member && 'email' in member ? { email: member.email, password: member.password } : {}),
    ...(tokens && (await findProfile(client, tokens.accessToken))),
    ...(tokens && (await findBankAccount(client, tokens.accessToken))),
    ...(tokens && (await findClick(client, tokens.accessToken))),
    ...(tokens && (await findOrder(client, tokens.accessToken))),
    ...(tokens && (await findTrackedOrder(client, tokens.accessToken))),
    ...(tokens && (await findQuestion(client, tokens.accessToken))),
    ...(tokens && (await findPayout(client, tokens.accessToken))),
    ...(tokens && (await findGiftCards(client, tokens.accessToken))),
    ...(operator &&
      (await orNothing(client.call(contract.getUserDashboard, {}, { token: operator.accessToken }), (dashboard) => ({
        dashboard,
      })))),
  };
  if (host.acts && tokens && known.storeSlug) {
    const query = { url: `/stores_details/${known.storeSlug}` };
    const made = client.call(contract.generateCustomLink, { query }, { token: tokens.accessToken });
    Object.assign(
      known,
      await orNothing(made, ({ response }) => ({ urlHash: response.slice(response.lastIndexOf('/') + 1) })),
    );
  }
  return {
    address,
    fetch,
    demo,
    known: toKnown(known),
    tokens: {
      ...(tokens && { member: tokens.accessToken, refresher: tokens.refreshToken }),
      ...(newcomer && { newMember: newcomer.accessToken }),
      ...(operator && { admin: operator.accessToken }),
    },
    ofDemo: new Set(await findDemoAccounts(client, { member, newMember, admin })),
  };
}

/** Rows of which any other throws NotKnown. */
export function toKnown(found: Partial<Known>): Known {
  return new Proxy(found as Known, {
    get(rows, name: keyof Known) {
      if (rows[name] === undefined) throw new NotKnown(`The host has no ${name}.`);
      return rows[name];
    },
  });
}

interface Tokens {
  accessToken: string;
  refreshToken?: string;
}

async function logIn({ call }: Client, account: Account | undefined): Promise<Tokens | undefined> {
  if (!account || 'accessToken' in account) return account;
  return call(contract.login, { body: account });
}

const [asha, ravi, shopKeeper] = demoMembers;
const demoEmails = { member: asha.email, newMember: ravi.email, admin: shopKeeper.email } as const;

/** Who is the demo shop's own member, new member or admin, by the e-mail address. */
async function findDemoAccounts({ call }: Client, accounts: Pick<HostToJudge, keyof typeof demoEmails>) {
  const emailOf = async (account: Account | undefined) => {
    if (!account || 'email' in account) return account?.email;
    const user = call(contract.getCurrentUser, {}, { token: account.accessToken });
    return user.then(({ email }) => email).catch(() => undefined);
  };
  const names = Object.keys(demoEmails) as (keyof typeof demoEmails)[];
  const emails = await Promise.all(names.map((name) => emailOf(accounts[name])));
  const found = names.filter((name, place) => emails[place]?.toLowerCase() === demoEmails[name]);
  return found.flatMap((name): TokenHolder[] => (name === 'member' ? [name, 'refresher'] : [name]));
}

/** A card of the demo shop that is sold with every amount. */
const DEAR_CARD = 'dhaaga-gift-card';

async function findCatalogue({ call }: Client): Promise<Partial<Known>> {
  const one = { pageSize: 1 };
  const { rows: stores } = await call(contract.listStores, { query: { ...one, displyaHomePage: true } }).catch(
    unlessSilent,
  );
  const [store] = stores;
  const found = await Promise.all([
    store &&
      orNothing(call(contract.getStoreBySlug, { params: { slug: store.urlSlug } }), ({ baseUrl }) => ({
        storeHost: URL.parse(baseUrl)?.host,
      })),
    orNothing(
      call(contract.listCreditCards, { query: one }),
      ({ rows: [row] }) => row && { creditCardId: row.id, creditCardSlug: row.urlSlug, creditCardName: row.heading },
    ),
    orNothing(call(contract.listOffers, { query: one }), ({ rows: [row] }) => row && { offerId: row.id }),
    orNothing(
      call(contract.listFlashDeals, { query: one }),
      ({ rows: [row] }) => row && { flashDealSlug: row.urlSlug },
    ),
    orNothing(call(contract.listGiftCards, { query: { pageSize: 50 } }), ({ rows }) => {
      const [row] = rows;
      const dear = rows.find(({ urlSlug }) => urlSlug === DEAR_CARD);
      return (
        row && {
          giftCardId: row.id,
          giftCardSlug: row.urlSlug,
          giftCardBrand: row.brandName,
          ...(dear && { dearGiftCardId: dear.id }),
        }
      );
    }),
    orNothing(call(contract.listCategories, {}), ([row]) => row && { categoryId: row.id, categorySlug: row.urlSlug }),
    orNothing(call(contract.listHomeSections, {}), ([row]) => row && { sectionId: row.id }),
  ]);
  const parts: readonly (Partial<Known> | undefined)[] = [
    store && { storeId: store.id, storeSlug: store.urlSlug, storeName: store.storeName },
    ...found,
  ];
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {})));
}

async function findProfile({ call }: Client, token: string): Promise<Partial<Known> | undefined> {
  const user = call(contract.getCurrentUser, {}, { token });
  return orNothing(user, ({ mobileNumber }) => (mobileNumber ? { mobileNumber } : undefined));
}

async function findBankAccount({ call }: Client, token: string): Promise<Partial<Known> | undefined> {
  const account = call(contract.getBankDetails, {}, { token });
  return orNothing(account, (details) => (details ? { accountHolder: details.accountHolderName } : undefined));
}

async function findClick({ call }: Client, token: string): Promise<Partial<Known> | undefined> {
  const clicks = call(contract.listMyClicks, { query: { pageSize: 1 } }, { token });
  return orNothing(clicks, ({ rows: [row] }) => row && { clickId: row.clickId });
}

async function findOrder({ call }: Client, token: string): Promise<Partial<Known> | undefined> {
  const orders = call(contract.listMyTransactions, { query: { size: 1 } }, { token });
  return orNothing(orders, ({ rows: [row] }) => row && { orderId: row.id });
}

/** The oldest of the two that were reported last: of one that has just come, a host may know no dates yet. */
async function findTrackedOrder({ call }: Client, token: string): Promise<Partial<Known> | undefined> {
  const orders = call(contract.listMyTransactions, { query: { size: 2, status: 'TRACKED' } }, { token });
  return orNothing(orders, ({ rows }) => rows[1] && { trackedOrderId: rows[1].id });
}

async function findQuestion({ call }: Client, token: string): Promise<Partial<Known> | undefined> {
  const questions = call(contract.listClickQuestions, {}, { token });
  return orNothing(questions, ([newest]) => newest && { askedClickId: newest.clickId });
}

async function findPayout({ call }: Client, token: string): Promise<Partial<Known> | undefined> {
  const payouts = call(contract.listMyPayouts, { query: { pageSize: 1 } }, { token });
  return orNothing(payouts, ({ rows: [row] }) => row && { payoutId: row.id });
}

async function findGiftCards({ call }: Client, token: string): Promise<Partial<Known> | undefined> {
  const orders = call(contract.listGiftCardOrders, { query: { size: 1 } }, { token });
  return orNothing(orders, ({ content: [order] }) => {
    const voucherId = order?.purchaseOrders[0]?.itemDetailsForUser.data[0]?.voucher_id;
    return order && { giftCardOrderId: order.id, ...(voucherId && { voucherId }) };
  });
}

/** What was found; nothing where the call fails, because its own cases say why. */
async function orNothing<Answer>(
  answer: Promise<Answer>,
  pick: (answer: Answer) => Partial<Known> | undefined,
): Promise<Partial<Known> | undefined> {
  return answer.then(pick).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  });
}

function unlessSilent(error: unknown): { rows: never[] } {
  if (error instanceof ApiError && error.status !== 0) return { rows: [] };
  throw error;
}
