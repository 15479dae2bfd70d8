import { createClient } from '@potli/api/client';
import { changeCatalogueRow, getCatalogueRow } from '@potli/api/contract/adminCatalogue';
import { listAudit } from '@potli/api/contract/audit';
import { createClick, listMyClicks } from '@potli/api/contract/clicks';
import { getUserDashboard } from '@potli/api/contract/dashboardContent';
import { createDispute, listMyDisputes } from '@potli/api/contract/disputes';
import { createGiftCardOrder } from '@potli/api/contract/giftCardPayments';
import { getGiftCardBySlug, listGiftCards } from '@potli/api/contract/giftCards';
import { forgetPassword, login, signup } from '@potli/api/contract/identity';
import { listMyPayouts } from '@potli/api/contract/payouts';
import { logout } from '@potli/api/contract/session';
import { confirmPassword } from '@potli/api/contract/staff';
import { listStores, searchStores } from '@potli/api/contract/stores';
import { listMyTransactions } from '@potli/api/contract/transactions';
import { getUploadTicket, UploadedFile } from '@potli/api/contract/uploads';
import { sampleDevice, sampleSignup } from '../../apps/server/src/testing/sampleMember.ts';
import { samplePng } from '../../apps/server/src/testing/sendFile.ts';
import { signPostback } from '../../apps/server/src/testing/signPostback.ts';
import { publicPages } from '../../apps/web/e2e/harness/publicPages.ts';
import type { Random } from './createRandom.ts';
import { createSoakMember, type SoakMember } from './soakMember.ts';

const MEMBERS = 60;
/** Members who have just come stay among the others for so long. */
const AT_MOST = 300;
/** Orders that were reported and not approved yet; more than these are forgotten. */
const OPEN_ORDERS = 2_000;
const PAGE = { pageNumber: 0, pageSize: 10 };
const WORDS = ['shoes', 'saree', 'phone', 'travel', 'jutti', 'books', 'lamp', 'kurta'] as const;

export interface SoakShop {
  /** The address of the site. */
  url: string;
  random: Random;
  /** A network and the secret that signs its reports. */
  network: string;
  secret: string;
}

/** As a network names it. */
interface Order {
  orderId: string;
  clickId: string;
}

export interface SoakDay {
  /** One thing that happens in a shop. @returns its name @throws where the shop answers with an error */
  happen(): Promise<string>;
  /** Orders that were reported. */
  orders(): number;
}

/** A mixed day at the demo: visitors, members, networks and an editor. */
export async function openSoakDay({ url, random, network, secret }: SoakShop): Promise<SoakDay> {
  const host = `${url}/api`;
  const visitor = createClient({ host, fetch });
  const signUp = async (count: number): Promise<SoakMember> => {
    const email = `soak${count}@mail.example`;
    const body = sampleSignup({ email, mobileNumber: String(9_200_000_000 + count) });
    return createSoakMember(host, email, await visitor.call(signup, { body }));
  };
  const members: SoakMember[] = [];
  while (members.length < MEMBERS) members.push(await signUp(members.length));
  const demo = { email: 'editor@potli.example', password: 'Potli@12345' };
  const admin = { email: 'admin@potli.example', password: demo.password };
  const editor = createSoakMember(host, demo.email, await visitor.call(login, { body: demo }));
  const auditor = createSoakMember(host, admin.email, await visitor.call(login, { body: admin }));
  const { rows: stores } = await visitor.call(listStores, { query: { pageSize: 50 } });
  const { rows: giftCards } = await visitor.call(listGiftCards, { query: { pageSize: 50 } });
  const slugs = giftCards.map(({ urlSlug: slug }) => ({ slug }));
  const cards = await Promise.all(slugs.map((params) => visitor.call(getGiftCardBySlug, { params })));
  const sold = cards.filter(({ denominations }) => denominations.length > 0);

  const anyOf = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;
  const open: Order[] = [];
  let joined = members.length;
  let orders = 0;
  let edits = 0;
  let events = 0;

  async function read(path: string): Promise<void> {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  }

  /** As networks do, once more where the shop could not say that it was saved. */
  async function report(order: Order, status: 'tracked' | 'approved'): Promise<void> {
    events += 1;
    const id = `soak-${events}`;
    const saleAmount = `${500 + random.below(900)}.00`;
    const said = { saleAmount, commission: '60.00', occurredAt: new Date().toISOString() };
    const body = JSON.stringify({ eventId: id, ...order, status, ...said });
    const send = () =>
      fetch(`${host}/postbacks/${network}`, { method: 'POST', headers: signPostback({ secret, id, body }), body });
    let answer = await send();
    if (answer.status === 503) answer = await send();
    if (!answer.ok) throw new Error(`a report: ${answer.status} ${await answer.text()}`);
  }

  const click = async (): Promise<string> => {
    const clicked = { params: { id: anyOf(stores).id }, query: { clickSource: 'STORE' }, body: sampleDevice } as const;
    const { clickId } = await anyOf(members).client.call(createClick, clicked);
    if (!clickId) throw new Error('a click without an id');
    return clickId;
  };

  async function claim(): Promise<void> {
    const { client } = anyOf(members);
    const ticket = await client.call(getUploadTicket, {});
    const form = new FormData();
    form.append('upload_preset', ticket.preset);
    form.append('folder', ticket.filePath);
    form.append('file', new File([new Uint8Array(samplePng)], 'bill.png', { type: 'image/png' }));
    const sent = await fetch(new URL(ticket.cloudinaryUrl, url), { method: 'POST', body: form });
    if (!sent.ok) throw new Error(`a file: ${sent.status} ${await sent.text()}`);
    const { secure_url } = UploadedFile.parse(await sent.json());
    orders += 1;
    const order = { storeOrderId: `CLAIM-${orders}`, orderAmount: 999, orderTime: new Date().toISOString() };
    const body = {
      ...order,
      disputeSourceType: 'STORE' as const,
      storeId: anyOf(stores).id,
      downloadLinks: [secure_url],
    };
    await client.call(createDispute, { body });
  }

  async function edit(): Promise<void> {
    await editor.client.call(confirmPassword, { body: { password: demo.password } });
    // in turn: two changes of one row at once are a conflict, which is right
    const store = stores[edits % stores.length] as (typeof stores)[number];
    edits += 1;
    const params = { kind: 'stores', key: store.urlSlug } as const;
    const { version } = await editor.client.call(getCatalogueRow, { params });
    const fields = { importantTerms: [`Only new orders ${random.below(1_000_000)}`] };
    await editor.client.call(changeCatalogueRow, { params, body: { version, fields, asDraft: false } });
  }

  async function readAudit(): Promise<void> {
    await auditor.client.call(confirmPassword, { body: { password: admin.password } });
    await auditor.client.call(listAudit, { query: PAGE });
  }

  /** On another device, which logs out again. */
  async function comeBack(): Promise<void> {
    const { email } = anyOf(members);
    const body = { email, password: sampleSignup().password };
    const { client } = createSoakMember(host, email, await visitor.call(login, { body }));
    await client.call(getUserDashboard, {});
    await client.call(logout, {});
  }

  /** How often of a thousand, and what. */
  const acts: readonly [share: number, name: string, act: () => Promise<unknown>][] = [
    [330, 'a page', () => read(anyOf(publicPages).path)],
    [60, 'the page of a store', () => read(`/stores_details/${anyOf(stores).urlSlug}`)],
    [120, 'a search', () => visitor.call(searchStores, { query: { storeName: anyOf(WORDS) } })],
    [60, 'a dashboard', () => anyOf(members).client.call(getUserDashboard, {})],
    [40, 'orders of a member', () => anyOf(members).client.call(listMyTransactions, { query: { page: 0, size: 10 } })],
    [40, 'clicks of a member', () => anyOf(members).client.call(listMyClicks, { query: PAGE })],
    [20, 'payouts of a member', () => anyOf(members).client.call(listMyPayouts, { query: PAGE })],
    [20, 'claims of a member', () => anyOf(members).client.call(listMyDisputes, { query: PAGE })],
    [150, 'a click', click],
    [
      70,
      'an order',
      async () => {
        orders += 1;
        const order = { orderId: `SOAK-${orders}`, clickId: await click() };
        await report(order, 'tracked');
        if (open.length < OPEN_ORDERS) open.push(order);
      },
    ],
    [
      50,
      'an approval',
      async () => {
        const order = open.shift();
        if (order) await report(order, 'approved');
      },
    ],
    [10, 'a login and a logout', comeBack],
    [
      6,
      'a signup',
      async () => {
        joined += 1;
        const member = await signUp(joined);
        members[members.length < AT_MOST ? members.length : random.below(AT_MOST)] = member;
      },
    ],
    [6, 'a forgotten password', () => visitor.call(forgetPassword, { query: { email: anyOf(members).email } })],
    [6, 'a claim with its bill', claim],
    [
      4,
      'a gift card that is not paid',
      () => {
        const card = anyOf(sold);
        const body = { giftCardId: card.id, denomination: card.denominations[0] ?? 0, count: 1 };
        return anyOf(members).client.call(createGiftCardOrder, { body });
      },
    ],
    [4, 'a change of the editor', edit],
    [4, 'the audit log', readAudit],
  ];
  const bag = acts.flatMap(([share, name, act]) => Array.from({ length: share }, () => ({ name, act })));

  return {
    orders: () => orders,
    async happen() {
      const { name, act } = anyOf(bag);
      await act();
      return name;
    },
  };
}
