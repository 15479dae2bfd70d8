import { UploadedFile, UploadTicket } from '@potli/api';
import * as z from 'zod/mini';
import { get } from './asMember.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { clear, finds, sha256 } from './owner.ts';
import type { Write } from './Write.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function prepareUpload(member: FaultMember, shop: FaultShop): Promise<void> {
  // a member can send 30 files a day, and there are many rounds
  await clear(shop, 'delete from uploaded_file where member_id = $1', [member.id]);
  member.ticket = z.parse(UploadTicket, await (await get(member, '/api/image/cloudinary-details')).json());
}

export function sendFile({ ticket }: FaultMember): Promise<Response> {
  const form = new FormData();
  form.set('upload_preset', ticket?.preset ?? '');
  form.set('folder', ticket?.filePath ?? '');
  form.set('file', new File([new Uint8Array(PIXEL)], 'bill.png', { type: 'image/png' }));
  return fetch(ticket?.cloudinaryUrl ?? '', { method: 'POST', body: form });
}

/** Files. */
export const uploadWrites: readonly Write[] = [
  {
    calls: ['getUploadTicket'],
    send: (member) => get(member, '/api/image/cloudinary-details'),
    isStored: ({ shop, answer }) =>
      finds(shop, 'select from upload_ticket where key_hash = $1', [sha256(z.parse(UploadTicket, answer).preset)]),
  },
  {
    calls: ['sendFile'],
    prepare: prepareUpload,
    send: sendFile,
    isStored: async ({ member, answer }) => {
      const { pathname } = new URL(z.parse(UploadedFile, answer).secure_url);
      return (await get(member, pathname.replace(/^\/api/, ''))).status === 200;
    },
  },
];
