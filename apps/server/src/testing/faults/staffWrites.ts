import { UploadedFile } from '@potli/api';
import { publishPicture } from '@potli/api/contract/uploads';
import * as z from 'zod/mini';
import { postJson } from '../postJson.ts';
import { get, PASSWORD } from './asMember.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { keyedWrite } from './keyedWrite.ts';
import { mark } from './mark.ts';
import { clear, finds } from './owner.ts';
import { prepareUpload, sendFile } from './uploadWrites.ts';
import type { Write } from './Write.ts';

/** The session knows the password from now, or not since its start. */
export const confirm = ({ id }: FaultMember, shop: FaultShop, at: 'now()' | 'null') =>
  clear(shop, `update session set confirmed_at = ${at} where member_id = $1`, [id]);

/** An image that the member has sent. @returns its name */
async function uploaded(member: FaultMember, shop: FaultShop): Promise<{ file: string; name: string }> {
  await prepareUpload(member, shop);
  const { secure_url: file } = z.parse(UploadedFile, await (await sendFile(member)).json());
  return { file, name: file.slice(file.lastIndexOf('/') + 1) };
}

/** Writes of those who run the shop, beside the catalogue. */
export const staffWrites: readonly Write[] = [
  {
    calls: ['confirmPassword'],
    isAlone: true,
    async prepare(member, shop) {
      await confirm(member, shop, 'null');
      await clear(shop, `delete from member_event where member_id = $1 and kind = 'confirmed'`, [member.id]);
    },
    send: ({ host, accessToken }) => fetch(`${host}/staff/confirm`, postJson({ password: PASSWORD }, accessToken)),
    isStored: ({ shop, member }) =>
      finds(
        shop,
        `select from session join member_event as event on event.session_id = session.id
         where session.member_id = $1 and confirmed_at is not null and event.kind = 'confirmed'`,
        [member.id],
      ),
  },
  keyedWrite('exportAudit', {
    async plan(member, shop) {
      // it asks for the password of the last minutes, and the rounds take longer
      await confirm(member, shop, 'now()');
      return { path: '/admin/audit/export', body: { action: mark() }, object: 'audit log' };
    },
    isStored: ({ shop, member }, { body }) =>
      finds(shop, `select from audit_entry where who = $1 and after @> $2`, [`member:${member.id}`, body]),
  }),
  keyedWrite('publishPicture', {
    async plan(member, shop) {
      const { file, name } = await uploaded(member, shop);
      return { path: '/admin/pictures', body: { file }, object: `picture ${name}` };
    },
    async isStored({ member, answer }) {
      const { address } = z.parse(publishPicture.response, answer);
      return (await get(member, address.replace(/^\/api/, ''))).status === 200;
    },
  }),
];
