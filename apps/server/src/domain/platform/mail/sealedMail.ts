import * as z from 'zod/mini';
import type { Sealer } from '../sealing/createSealer.ts';

/** The sealed content of a mail. */
const MailContent = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Absent in mails from before there was HTML. */
  html: z.optional(z.string()),
  /** Takes a POST of mail programs that switches such mails off (RFC 8058). */
  unsubscribeUrl: z.optional(z.string()),
});
export type MailContent = z.infer<typeof MailContent>;

export const mailRow = (id: string) => `mail_outbox ${id}`;

/** @param id of its row in `mail_outbox` */
export function sealMail(sealer: Sealer, id: string, content: MailContent): Buffer {
  return sealer.seal(JSON.stringify(content), mailRow(id));
}

/** @throws when it was sealed with another key or for another row */
export function openMail(sealer: Sealer, id: string, sealed: Buffer): MailContent {
  return z.parse(MailContent, JSON.parse(sealer.open(sealed, mailRow(id))));
}
