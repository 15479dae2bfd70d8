import { importVoucherFile } from '@potli/api/contract/adminVouchers';
import * as z from 'zod/mini';
import type { TestMember } from '../joinMember.ts';

/** What the admin area sends of a file with vouchers of 500 rupees, with these numbers. */
export const voucherFile = (giftCard: string, ...numbers: string[]) => {
  const lines = numbers.map((number) => `${number},4821,500,450,2099-12-31`);
  const text = ['Card Number,PIN,Value,Cost,Expires', ...lines].join('\r\n');
  return { giftCard, fileName: 'vouchers.csv', file: Buffer.from(text).toString('base64') };
};

type SentFile = ReturnType<typeof voucherFile>;

/** Says that somebody has looked at it. @throws Error where the shop refuses the file */
export async function lookedAt(admin: TestMember, body: SentFile) {
  const answer = await (await admin.send('POST', '/admin/vouchers/file', body)).json();
  return { ...body, seen: z.parse(importVoucherFile.response, answer).seen };
}
