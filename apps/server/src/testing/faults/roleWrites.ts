import { addTarget } from './addTarget.ts';
import { ask, keyedWrite } from './keyedWrite.ts';
import { mark } from './mark.ts';
import { clear, finds } from './owner.ts';

const token = (email: string, name: string) => ({ email, name, rights: ['audit'], days: 30 });

/** Writes of roles and tokens. */
export const roleWrites = [
  keyedWrite('giveStaffRole', {
    async plan(member, shop) {
      const { id, email } = await addTarget(member, shop);
      return { path: '/admin/staff', body: { email, role: 'SUPPORT' }, object: `member ${id}` };
    },
    isStored: ({ shop }, { object }) =>
      finds(shop, `select from member where 'member ' || id = $1 and role = 'SUPPORT'`, [object]),
  }),
  keyedWrite('changeStaffRole', {
    async plan(member, shop) {
      const { id } = await addTarget(member, shop);
      await clear(shop, `update member set role = 'EDITOR' where id = $1`, [id]);
      const body = { role: 'MEMBER', readRole: 'EDITOR' };
      return { path: `/admin/staff/${id}/role`, body, object: `member ${id}` };
    },
    isStored: ({ shop }, { object }) =>
      finds(shop, `select from member where 'member ' || id = $1 and role = 'MEMBER'`, [object]),
  }),
  keyedWrite('createStaffToken', {
    async plan(member, shop) {
      await addTarget(member, shop);
      const name = mark();
      return { path: '/admin/staff/tokens', body: token(member.email, name), object: `token ${name}` };
    },
    isStored: ({ shop }, { object }) => finds(shop, `select from staff_token where 'token ' || name = $1`, [object]),
  }),
  keyedWrite('revokeStaffToken', {
    async plan(member, shop) {
      await addTarget(member, shop);
      const name = mark();
      await ask(member, '/admin/staff/tokens', token(member.email, name));
      return { path: `/admin/staff/tokens/${name}/revoke`, body: {}, object: `token ${name}` };
    },
    isStored: ({ shop }, { object }) =>
      finds(shop, `select from staff_token where 'token ' || name = $1 and revoked_at is not null`, [object]),
  }),
];
