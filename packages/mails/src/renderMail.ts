import { Frame } from './html/Frame.ts';
import type { MailLook } from './MailLook.ts';
import type { Message, Shop } from './Message.ts';
import { toText } from './toText.ts';

/** A mail in both forms. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** @param stopUrl the page that switches such mails off; absent for mails that nobody can switch off */
export async function renderMail(
  message: Message,
  shop: Shop,
  look: MailLook,
  stopUrl?: string,
): Promise<RenderedMail> {
  const html = await Frame({ message, shop, look, stopUrl });
  return { subject: message.subject, text: toText(message, shop, stopUrl), html: html.toString() };
}
