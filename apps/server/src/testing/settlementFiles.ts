import { settleFile } from '@potli/api/contract/adminSettlements';
import * as z from 'zod/mini';
import type { TestMember } from './joinMember.ts';

/** What the admin area sends of a file of order numbers and rupees. */
export const fileOf = (network: string, statement: string, ...lines: string[]) => ({
  network,
  statement,
  day: '2026-10-20',
  file: Buffer.from(['Order,Paid', ...lines].join('\r\n')).toString('base64'),
});

type SentFile = ReturnType<typeof fileOf>;

/** What the shop says of a file before it is booked. @throws Error where it refuses the file */
export async function previewFile(admin: TestMember, body: SentFile) {
  return z.parse(settleFile.response, await (await admin.send('POST', '/admin/settlements/file', body)).json());
}

/** Says that somebody has looked at it. */
export const seenOf = async (admin: TestMember, body: SentFile): Promise<string> =>
  (await previewFile(admin, body)).seen;

/** Looks at a file, and books it. @throws Error where the shop refuses it */
export async function bookFile(admin: TestMember, body: SentFile) {
  const sent = { ...body, seen: await seenOf(admin, body) };
  return z.parse(settleFile.response, await (await admin.send('POST', '/admin/settlements/file', sent)).json());
}
