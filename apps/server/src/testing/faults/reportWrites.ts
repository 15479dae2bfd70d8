import { randomUUID } from 'node:crypto';
import { addNetwork, usualTerms } from '../addNetwork.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { keyedWrite, type PlannedCall } from './keyedWrite.ts';
import { click, faultNetwork, report } from './networkWrites.ts';
import { clear, finds } from './owner.ts';
import type { Write } from './Write.ts';

const objectOf = ({ eventId }: { eventId: string }) => `report ${faultNetwork.name} ${eventId}`;

const confirm = (shop: FaultShop, member: FaultMember) =>
  clear(shop, 'update session set confirmed_at = now() where member_id = $1', [member.id]);

/** A report whose click is unknown. */
async function park(member: FaultMember): Promise<{ network: string; eventId: string }> {
  const eventId = randomUUID();
  await report({ ...member, secret: randomUUID() }, eventId);
  return { network: faultNetwork.name, eventId };
}

/** A refused report that can be read by now. It came after all others, so that no other call reads it. */
async function refuse(member: FaultMember, shop: FaultShop) {
  await click(member);
  const eventId = randomUUID();
  const order = { orderId: eventId, clickId: member.secret, saleAmount: '1000', occurredAt: new Date().toISOString() };
  const { rows } = await (await shop.owner()).query<{ id: string; before: Date }>(
    `insert into refused_body (door, network, adapter, content_type, body, sha256, byte_count, reason, first_at, last_at)
     select 'network', $1, 'canonical', 'application/json', body, sha256(body), length(body), 'none', at, at
     from (select convert_to($2, 'UTF8') as body, now() + random() * interval '10 years' as at) as sent
     returning id::text, first_at - interval '1 second' as before`,
    [faultNetwork.name, JSON.stringify({ eventId, status: 'tracked', ...order })],
  );
  const receivedAt = (rows[0]?.before ?? new Date()).toISOString();
  return { key: { network: faultNetwork.name, eventId: `refused-${rows[0]?.id}` }, receivedAt };
}

const isApplied: Parameters<typeof keyedWrite>[1]['isStored'] = ({ shop }, { object }) =>
  finds(shop, `select from refused_body where 'refused-' || id = $1 and state = 'applied'`, [
    object.replace(objectOf({ eventId: '' }), ''),
  ]);

const isDecided: Parameters<typeof keyedWrite>[1]['isStored'] = ({ shop }, { object }) =>
  finds(shop, 'select from report_decision where event_id = $1', [object.replace(objectOf({ eventId: '' }), '')]);

/** What is done with networks and their reports. */
export const reportWrites: readonly Write[] = [
  keyedWrite('changeNetworkPolicy', {
    async plan(member, shop): Promise<PlannedCall> {
      const network = await addNetwork(await shop.owner());
      await confirm(shop, member);
      const body = { network, ...usualTerms, advanceLimit: 50_000, seen: usualTerms };
      return { path: '/admin/networks/policy', body, object: `network ${network}` };
    },
    isStored: ({ shop }, { object }) =>
      finds(shop, 'select from network_policy where network = $1 and advance_limit_paise = 5000000', [
        object.replace('network ', ''),
      ]),
  }),
  keyedWrite('replayReport', {
    async plan(member, shop): Promise<PlannedCall> {
      const { key } = await refuse(member, shop);
      await confirm(shop, member);
      return { path: '/admin/reports/replay', body: key, object: objectOf(key) };
    },
    isStored: isApplied,
  }),
  keyedWrite('replayReports', {
    async plan(member, shop): Promise<PlannedCall> {
      const { key, receivedAt } = await refuse(member, shop);
      await confirm(shop, member);
      const after = { network: faultNetwork.name, eventId: '-', receivedAt };
      return { path: '/admin/reports/replay-next', body: { after }, object: objectOf(key) };
    },
    isStored: isApplied,
  }),
  keyedWrite('assignReport', {
    async plan(member, shop): Promise<PlannedCall> {
      await click(member);
      const clickId = member.secret;
      const key = await park(member);
      await confirm(shop, member);
      return { path: '/admin/reports/assign', body: { ...key, clickId }, object: objectOf(key) };
    },
    isStored: isDecided,
  }),
  keyedWrite('closeReport', {
    async plan(member, shop): Promise<PlannedCall> {
      const key = await park(member);
      await confirm(shop, member);
      return { path: '/admin/reports/close', body: { ...key, reason: 'A test of theirs' }, object: objectOf(key) };
    },
    isStored: isDecided,
  }),
];
