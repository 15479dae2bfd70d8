import { randomUUID } from 'node:crypto';
import { ClickOutcome } from '@potli/api';
import { closeBooks } from '@potli/api/contract/adminBooks';
import { BookedStatement, settleFile } from '@potli/api/contract/adminSettlements';
import * as z from 'zod/mini';
import { openDatabase } from '../../db/database.ts';
import { addUnpaidOrder, unpaidFigures, writeOffOf } from '../addUnpaidOrder.ts';
import { nextMonth } from '../nextMonth.ts';
import { postJson } from '../postJson.ts';
import { sampleDevice } from '../sampleMember.ts';
import { fileOf } from '../settlementFiles.ts';
import { signPostback } from '../signPostback.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { ask, keyedWrite } from './keyedWrite.ts';
import { mark } from './mark.ts';
import { finds } from './owner.ts';
import type { Write } from './Write.ts';

/** The network that reports to the hosts under fault, signed and to a secret address. */
export const faultNetwork = {
  name: 'bazaar',
  secret: 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
  pathSecret: '9f86d081884c7d659a2feaa0c55ad015',
};

/** Opens a store; the click is in `secret`. */
export async function click(member: FaultMember): Promise<void> {
  const { host, storeId, accessToken } = member;
  const response = await fetch(`${host}/click/${storeId}?clickSource=STORE`, postJson(sampleDevice, accessToken));
  member.secret = z.parse(ClickOutcome, await response.json()).clickId ?? '';
}

/** @param secret of the member: the click that the report names */
export function report(
  { host, secret: clickId }: FaultMember,
  mark: string,
  said: object = { status: 'tracked' },
): Promise<Response> {
  const order = { orderId: mark, clickId, saleAmount: '1000', occurredAt: new Date().toISOString() };
  const body = JSON.stringify({ eventId: mark, ...said, ...order });
  const headers = signPostback({ secret: faultNetwork.secret, id: mark, body });
  return fetch(`${host}/postbacks/${faultNetwork.name}`, { method: 'POST', headers, body });
}

const HeldOrder = z.object({ id: z.string(), cashback: z.number() });

/** Its order waits for a person. */
async function hold(member: FaultMember, shop: FaultShop): Promise<void> {
  await click(member);
  const number = randomUUID();
  await report(member, number, { status: 'approved', commission: '0' });
  const { rows } = await (await shop.owner()).query<{ id: string; cashback: number }>(
    'select id::text, (earned_paise / 100.0)::float8 as cashback from shop_order where network_order_id = $1',
    [number],
  );
  member.secret = JSON.stringify(rows[0]);
}

const fieldsOf = (clickId: string, mark: string) =>
  new URLSearchParams({ transaction_id: mark, aff_sub1: clickId, status: 'pending', sale_amount: '1000' });

const secretAddress = (host: string) => `${host}/postbacks/${faultNetwork.name}/${faultNetwork.pathSecret}`;

const reportForm = ({ host, secret: clickId }: FaultMember, mark: string): Promise<Response> =>
  fetch(secretAddress(host), { method: 'POST', body: fieldsOf(clickId, mark) });

const reportInAddress = ({ host, secret: clickId }: FaultMember, mark: string): Promise<Response> =>
  fetch(`${secretAddress(host)}?${fieldsOf(clickId, mark).toString()}`);

/** A payment of the network for an order that it reports later. */
function settle({ host, accessToken }: FaultMember, mark: string): Promise<Response> {
  const statement = { network: faultNetwork.name, statement: mark, settledAt: '2026-11-01T06:30:00Z' };
  const lines = [{ orderId: mark, commission: 80 }];
  return fetch(`${host}/admin/settlements`, postJson({ ...statement, lines }, accessToken));
}

/** As the audit log names it. */
const objectOf = ({ network, statement }: { network: string; statement: string }) =>
  `statement ${network} ${statement}`;

const askedAtOf = (answer: unknown) => z.parse(z.object({ askedAt: z.string() }), answer).askedAt;

const isTracked: Write['isStored'] = ({ shop, mark }) =>
  finds(
    shop,
    `select from order_report join shop_order using (network, network_order_id)
     join journal on order_id = shop_order.id and journal.kind = 'TRACKED' where network_order_id = $1`,
    [mark],
  );

/** What networks report and pay, and the check of it: what was acknowledged is stored, and its money is in the ledger. */
export const networkWrites: readonly Write[] = [
  { calls: ['receivePostback'], prepare: click, send: (member, mark) => report(member, mark), isStored: isTracked },
  { calls: ['receiveUnsignedPostback'], prepare: click, send: reportForm, isStored: isTracked },
  { calls: ['receivePostbackInAddress'], prepare: click, send: reportInAddress, isStored: isTracked },
  {
    calls: ['settleOrders'],
    send: settle,
    isStored: ({ shop, mark }) => finds(shop, 'select from settlement_line where statement = $1', [mark]),
  },
  keyedWrite('settleFile', {
    async plan(member) {
      const file = fileOf(faultNetwork.name, `${mark()}.csv`, `${mark()},80`);
      const path = '/admin/settlements/file';
      const { seen } = z.parse(settleFile.response, await ask(member, path, file));
      return { path, body: { ...file, seen }, object: objectOf(file) };
    },
    isStored: ({ shop, answer }) =>
      finds(shop, 'select from settlement_line where statement = $1', [z.parse(settleFile.response, answer).statement]),
  }),
  {
    calls: ['closeBooks'],
    inTurn: true,
    send: ({ host, accessToken }) => fetch(`${host}/admin/books/close`, postJson({ month: nextMonth() }, accessToken)),
    isStored: ({ shop, answer }) =>
      finds(shop, 'select from closed_month where month = $1', [z.parse(closeBooks.response, answer).closedTo]),
  },
  {
    calls: ['exportJournal'],
    send: ({ host, accessToken }) =>
      fetch(`${host}/admin/books/journal`, postJson({ month: '2020-01', format: 'csv' }, accessToken)),
    isStored: ({ shop, member }) =>
      finds(shop, `select from audit_entry where who = $1 and action = 'exportJournal'`, [`member:${member.id}`]),
  },
  {
    calls: ['exportInvoice'],
    send: ({ host, accessToken }) =>
      fetch(`${host}/admin/books/invoice`, postJson({ network: 'nobody', month: '2020-01' }, accessToken)),
    isStored: ({ shop, member }) =>
      finds(shop, `select from audit_entry where who = $1 and action = 'exportInvoice'`, [`member:${member.id}`]),
  },
  {
    calls: ['exportSentPayouts'],
    send: ({ host, accessToken }) => fetch(`${host}/admin/books/payouts`, postJson({ month: '2020-01' }, accessToken)),
    isStored: ({ shop, member }) =>
      finds(shop, `select from audit_entry where who = $1 and action = 'exportSentPayouts'`, [`member:${member.id}`]),
  },
  {
    calls: ['exportTax'],
    send: ({ host, accessToken }) =>
      fetch(`${host}/admin/books/tax`, postJson({ span: 'month', month: '2020-01' }, accessToken)),
    isStored: ({ shop, member }) =>
      finds(shop, `select from audit_entry where who = $1 and action = 'exportTax'`, [`member:${member.id}`]),
  },
  keyedWrite('withdrawSettlement', {
    async plan(member) {
      const file = fileOf(faultNetwork.name, `${mark()}.csv`, `${mark()},80`);
      const path = '/admin/settlements/file';
      const { seen } = z.parse(settleFile.response, await ask(member, path, file));
      await ask(member, path, { ...file, seen });
      const { network, statement } = file;
      return { path: '/admin/settlements/withdraw', body: { network, statement }, object: objectOf(file) };
    },
    isStored: ({ shop, answer }) =>
      finds(shop, 'select from settlement_line where statement = $1 and withdraws is not null', [
        z.parse(BookedStatement, answer).statement,
      ]),
  }),
  {
    calls: ['acceptOrder'],
    prepare: hold,
    send: ({ host, accessToken, secret }) => {
      const { id, cashback } = z.parse(HeldOrder, JSON.parse(secret));
      return fetch(`${host}/admin/orders/${id}/accept`, postJson({ cashback }, accessToken));
    },
    isStored: ({ shop, member }) =>
      finds(shop, 'select from shop_order where id = $1 and is_accepted', [
        z.parse(HeldOrder, JSON.parse(member.secret)).id,
      ]),
  },
  keyedWrite('writeOffReceivable', {
    async plan({ id }, shop) {
      const database = await openDatabase(shop.databaseUrl, { size: 2 });
      try {
        const { network } = await addUnpaidOrder(database, BigInt(id));
        const body = { ...writeOffOf(network), seen: unpaidFigures };
        return { path: '/admin/receivables/write-off', body, object: `network ${network}` };
      } finally {
        await database.close();
      }
    },
    isStored: ({ shop }, { object }) =>
      finds(shop, `select from shop_order where 'network ' || network = $1 and written_off_paise = 8000`, [object]),
  }),
  {
    calls: ['startLedgerCheck'],
    send: ({ host, accessToken }) => fetch(`${host}/admin/ledger/checks`, postJson({ kind: 'recent' }, accessToken)),
    isStored: ({ shop, answer }) =>
      finds(shop, `select from ledger_check_request where date_trunc('milliseconds', asked_at) = $1`, [
        askedAtOf(answer),
      ]),
  },
];
