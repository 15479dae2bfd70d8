import * as z from 'zod/mini';
import type { Sealer } from '../sealing/createSealer.ts';

/** The sealed content of a mail. */
const MailContent = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type MailContent = z.infer<typeof MailContent>;

export const mailRow = (id: string) => `mail_outbox ${id}`;

/** @param id of its row in `mail_outbox` */
export function sealMail(sealer: Sealer, id: string, { to, subject, text }: MailContent): Buffer {
  return sealer.seal(JSON.stringify({ to, subject, text }), mailRow(id));
}

/** @throws when it was sealed with another key or for another row */
export function openMail(sealer: Sealer, id: string, sealed: Buffer): MailContent {
  return z.parse(MailContent, JSON.parse(sealer.open(sealed, mailRow(id))));
}
