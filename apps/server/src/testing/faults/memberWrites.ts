import { postJson } from '../postJson.ts';
import { signPostback } from '../signPostback.ts';
import { addTarget } from './addTarget.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { keyedWrite } from './keyedWrite.ts';
import { mark } from './mark.ts';
import { click, faultNetwork } from './networkWrites.ts';
import { clear, finds } from './owner.ts';

/** A member whom the caller may change: suspended, with the cashback of an order of 1,000 rupees Approved. */
async function addSuspended(caller: FaultMember, shop: FaultShop): Promise<string> {
  const { id: target } = await addTarget(caller, shop);
  await click(caller);
  const clickId = caller.secret;
  await clear(shop, 'update click set member_id = $2 where id = $1', [clickId, target]);
  const id = mark();
  const order = { orderId: id, clickId, saleAmount: '1000', occurredAt: new Date().toISOString() };
  const body = JSON.stringify({ eventId: id, status: 'approved', ...order });
  const headers = signPostback({ secret: faultNetwork.secret, id, body });
  await fetch(`${caller.host}/postbacks/${faultNetwork.name}`, { method: 'POST', headers, body });
  await clear(shop, 'update member set suspended_at = now() where id = $1', [target]);
  return target;
}

const isSuspended = (shop: FaultShop, object: string, suspended: boolean) =>
  finds(shop, `select from member where 'member ' || id = $1 and (suspended_at is not null) = $2`, [object, suspended]);

/** What of a member is Approved, in rupees. */
async function approvedOf(caller: FaultMember, target: string): Promise<number> {
  const { headers } = postJson({}, caller.accessToken);
  const answer = await fetch(`${caller.host}/admin/members/${target}`, { headers });
  return ((await answer.json()) as { wallet: { APPROVED: number } }).wallet.APPROVED;
}

/** Writes of the accounts of members by those who run the shop. */
export const memberWrites = [
  keyedWrite('suspendMember', {
    async plan(member, shop) {
      const { id: target } = await addTarget(member, shop);
      const path = `/admin/members/${target}/suspend`;
      return { path, body: { reason: 'abuse' }, object: `member ${target}` };
    },
    isStored: ({ shop }, { object }) => isSuspended(shop, object, true),
  }),
  keyedWrite('unsuspendMember', {
    async plan(member, shop) {
      const { id: target } = await addTarget(member, shop);
      await clear(shop, 'update member set suspended_at = now() where id = $1', [target]);
      return { path: `/admin/members/${target}/unsuspend`, body: {}, object: `member ${target}` };
    },
    isStored: ({ shop }, { object }) => isSuspended(shop, object, false),
  }),
  keyedWrite('forfeitMember', {
    async plan(member, shop) {
      const target = await addSuspended(member, shop);
      const body = { reason: 'fraud', amount: await approvedOf(member, target) };
      return { path: `/admin/members/${target}/forfeit`, body, object: `member ${target}` };
    },
    isStored: ({ shop }, { object }) =>
      finds(
        shop,
        `select from forfeit_notice join journal on journal.kind = 'FORFEITED_FOR_BREACH' and journal.member_id = forfeit_notice.member_id
         where 'member ' || forfeit_notice.member_id = $1`,
        [object],
      ),
  }),
];
