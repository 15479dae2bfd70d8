import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import type { NetworkPullSettings } from '../settings/networkPulls.ts';

/** An order as the fake network knows it. Amounts in rupees. */
export interface FakeOrder {
  number: number;
  clickId: string;
  status: 'pending' | 'approved' | 'declined';
  sale: number;
  commission: number;
  currency: string;
  orderedAt: Date;
  /** When it was decided, and when its amounts changed: not every network reports it. */
  decidedAt?: Date;
  amendedAt?: Date;
}

/** Answers a request in place of the network. @returns whether it did */
type Fault = (response: ServerResponse, request: IncomingMessage) => boolean | Promise<boolean>;

export interface FakeNetwork {
  url: string;
  orders: FakeOrder[];
  /** The lists that were asked for, in order: their paths with queries. */
  asked: string[];
  /** Answers in place of the next lists, one each; a fault that declines lets the list through. */
  faults: Fault[];
  close(): Promise<void>;
}

const MOST_OF_ADMITAD = 60;
const MOST_OF_CUELINKS = 60;
const TOKEN = 'token-of-this-test';

/** What opens the fake network. */
export const fakeCredentials = { id: '45628', token: TOKEN };

/** A network as its public documentation describes it: its paths, credentials, pages, times and fields. */
export async function startFakeNetwork(kind: NetworkPullSettings['kind']): Promise<FakeNetwork> {
  const fake: Pick<FakeNetwork, 'orders' | 'asked' | 'faults'> = { orders: [], asked: [], faults: [] };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://network.example');
    if (kind === 'admitad' && url.pathname === '/token/') return answerToken(request, response);
    fake.asked.push(`${url.pathname}${url.search}`);
    if (await fake.faults.shift()?.(response, request)) return;
    if (!isOpen(kind, request.headers.authorization)) return void response.writeHead(401).end('{}');
    const list = DIALECTS[kind](fake.orders, url);
    if (list === undefined) response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

const ACCESS_TOKEN = 'access-token-of-this-test';

function answerToken(request: IncomingMessage, response: ServerResponse): void {
  const { id, token } = fakeCredentials;
  const expected = `Basic ${Buffer.from(`${id}:${token}`).toString('base64')}`;
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const form = new URLSearchParams(body);
    const isRight = form.get('grant_type') === 'client_credentials' && form.get('scope') === 'statistics';
    if (request.method !== 'POST' || !isRight || request.headers.authorization !== expected) {
      response.writeHead(401).end('{"error":"invalid_client"}');
      return;
    }
    response.end(JSON.stringify({ access_token: ACCESS_TOKEN, token_type: 'bearer', expires_in: 604_800 }));
  });
}

const isOpen = (kind: NetworkPullSettings['kind'], given: string | undefined) =>
  given === { admitad: `Bearer ${ACCESS_TOKEN}`, awin: `Bearer ${TOKEN}`, cuelinks: `Token token="${TOKEN}"` }[kind];

/** The list of a network; undefined where it has no content. */
const DIALECTS: Record<NetworkPullSettings['kind'], (orders: readonly FakeOrder[], url: URL) => unknown> = {
  admitad: listActions,
  awin: listTransactions,
  cuelinks: listCuelinks,
};

const dayIn = (time: Date, hours: number) => clockIn(time, hours).slice(0, 10);
const clockIn = (time: Date, hours: number) => new Date(time.getTime() + hours * HOUR_MS).toISOString().slice(0, 19);

function listActions(orders: readonly FakeOrder[], { searchParams: query }: URL): unknown {
  const since = query.get('date_start') ?? query.get('status_updated_start') ?? '';
  const [, day, month, year, clock = '00:00:00'] = /^(\d\d)\.(\d\d)\.(\d{4})(?: (\d\d:\d\d:\d\d))?$/.exec(since) ?? [];
  const from = new Date(`${year}-${month}-${day}T${clock}+03:00`);
  const timeOf = query.has('date_start')
    ? (order: FakeOrder) => order.orderedAt
    : (order: FakeOrder) => order.decidedAt ?? new Date(0);
  const [endDay, endMonth, endYear] = (query.get('date_end') ?? '01.01.2100').split('.');
  const end = `${endYear}-${endMonth}-${endDay}`;
  const all = orders.filter((order) => timeOf(order) >= from && dayIn(timeOf(order), 3) <= end);
  const offset = Number(query.get('offset'));
  const limit = Math.min(Number(query.get('limit')), MOST_OF_ADMITAD);
  return {
    results: all.slice(offset, offset + limit).map((order) => ({
      action_id: 9_000 + order.number,
      order_id: `order-${order.number}`,
      status: order.status,
      // as networks do for what was cancelled
      cart: order.status === 'declined' ? '0.00' : order.sale.toFixed(2),
      payment: order.commission.toFixed(2),
      currency: order.currency,
      action_date: clockIn(order.orderedAt, 3).replace('T', ' '),
      subid: order.clickId,
      ...(order.decidedAt && { status_updated: clockIn(order.decidedAt, 3).replace('T', ' ') }),
    })),
    _meta: { count: all.length, limit, offset },
  };
}

function listTransactions(orders: readonly FakeOrder[], { pathname, searchParams: query }: URL): unknown {
  const [from, to] = ['startDate', 'endDate'].map((name) => new Date(`${query.get(name)}Z`));
  if (pathname !== '/publishers/45628/transactions/' || !from || !to || query.get('timezone') !== 'UTC') return 'wrong';
  if (to.getTime() - from.getTime() > 31 * DAY_MS) return 'more than 31 days';
  const timeOf = (order: FakeOrder) =>
    ({ transaction: order.orderedAt, validation: order.decidedAt, amendment: order.amendedAt })[
      query.get('dateType') ?? ''
    ] ?? new Date(0);
  return orders
    .filter((order) => timeOf(order) >= from && timeOf(order) <= to)
    .map((order) => ({
      id: 9_000 + order.number,
      commissionStatus: order.status,
      saleAmount: { amount: order.sale, currency: order.currency },
      commissionAmount: { amount: order.commission, currency: order.currency },
      clickRefs: { clickRef: order.clickId },
      transactionDate: clockIn(order.orderedAt, 0),
      validationDate: order.decidedAt ? clockIn(order.decidedAt, 0) : null,
      declineReason: null,
    }));
}

const CUELINKS_WORDS = { pending: 'pending', approved: 'validated', declined: 'rejected' };

function listCuelinks(orders: readonly FakeOrder[], { searchParams: query }: URL): unknown {
  const [from = '', to = ''] = ['start_date', 'end_date'].map((name) => query.get(name) ?? '');
  const all = orders
    .filter(({ orderedAt }) => dayIn(orderedAt, 5.5) >= from && dayIn(orderedAt, 5.5) <= to)
    .toSorted((one, other) => other.number - one.number);
  const size = Math.min(Number(query.get('per_page')), MOST_OF_CUELINKS);
  const first = (Number(query.get('page')) - 1) * size;
  const transactions = all.slice(first, first + size).map((order) => ({
    id: 9_000 + order.number,
    aff_sub: order.clickId,
    sale_amount: order.sale,
    user_commission: order.commission,
    currency: order.currency,
    status: CUELINKS_WORDS[order.status],
    store_name: 'Bazaar',
    transaction_date: clockIn(order.orderedAt, 5.5).replace('T', ' '),
  }));
  return transactions.length === 0 ? undefined : { total_count: all.length, transactions };
}
