import { type Message, type RenderedMail, renderMail, type Shop, shopLook } from '@potli/mails';
import * as z from 'zod/mini';
import type { Sealer } from '../sealing/createSealer.ts';
import type { Mail } from './MailPort.ts';

/** A mail as it is sent. */
export interface MailContent extends Omit<RenderedMail, 'html'> {
  to: string;
  /** Absent in mails from before there was HTML. */
  html?: string | undefined;
  /** Takes a POST of mail programs that switches such mails off (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('amount'),
    label: z.string(),
    rupees: z.number(),
    tone: z.enum(['pending', 'money', 'danger']),
  }),
  z.object({ kind: z.literal('facts'), rows: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({ kind: z.literal('button'), label: z.string(), href: z.string() }),
]);

const SealedMessage: z.ZodMiniType<Message> = z.object({
  subject: z.string(),
  preview: z.string(),
  name: z.string(),
  blocks: z.array(Block),
  footnote: z.string(),
});

const SealedShop: z.ZodMiniType<Shop> = z.object({ productName: z.string(), siteUrl: z.string() });

/**
 * What is sealed: what the mail says. Its look is many times as long, and the same in all mails. A mail that waits is read
 * by the next version, too.
 */
const Sealed = z.object({
  to: z.string(),
  message: SealedMessage,
  shop: SealedShop,
  unsubscribe: z.optional(z.object({ pageUrl: z.string(), callUrl: z.string() })),
});

/** What was sealed before: text and HTML. */
const SealedInForm = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  unsubscribeUrl: z.optional(z.string()),
});

export const mailRow = (id: string) => `mail_outbox ${id}`;

/** @param id of its row in `mail_outbox` */
export function sealMail(
  sealer: Sealer,
  id: string,
  { to, message, unsubscribe, shop }: Pick<Mail, 'to' | 'message' | 'unsubscribe'> & { shop: Shop },
): Buffer {
  const sealed: z.infer<typeof Sealed> = { to, message, shop, unsubscribe };
  return sealer.seal(JSON.stringify(sealed), mailRow(id));
}

/**
 * Opens a mail and gives it its look.
 * @throws when it was sealed with another key or for another row
 */
export async function openMail(sealer: Sealer, id: string, sealed: Buffer): Promise<MailContent> {
  const opened = z.parse(z.union([Sealed, SealedInForm]), JSON.parse(sealer.open(sealed, mailRow(id))));
  if (!('message' in opened)) return opened;
  const { to, message, shop, unsubscribe } = opened;
  const rendered = await renderMail(message, shop, shopLook, unsubscribe?.pageUrl);
  return { to, ...rendered, ...(unsubscribe && { unsubscribeUrl: unsubscribe.callUrl }) };
}
