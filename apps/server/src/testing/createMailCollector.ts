import { type RenderedMail, renderMail, shopLook } from '@potli/mails';
import type { Mail, MailPort, Outbox } from '../domain/platform/mail/MailPort.ts';

/** A mail port that records mails, and whether they came within a transaction. */
export interface MailCollector extends Outbox {
  mails: (Omit<Mail, 'message'> & RenderedMail & { inTransaction: boolean })[];
  /** Key of the link in the last mail to an address whose text has this path. */
  lastKey(to: string, path: string): string;
}

export function createMailCollector(): MailCollector {
  const mails: MailCollector['mails'] = [];
  const send: MailPort['send'] = async ({ message, unsubscribe, ...mail }, queries) => {
    const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
    const rendered = await renderMail(message, shop, shopLook, unsubscribe?.pageUrl);
    mails.push({ ...mail, ...rendered, inTransaction: queries !== undefined });
  };
  return {
    mails,
    send,
    async sendAll(all, queries) {
      for (const mail of all) await send(mail, queries);
    },
    lastKey(to, path) {
      const mail = mails.findLast((sent) => sent.to === to && sent.text.includes(`${path}?key=`));
      const key = /\?key=(\S+)/.exec(mail?.text ?? '')?.[1];
      if (key === undefined) throw new Error(`No mail to ${to} has a link to ${path}.`);
      return key;
    },
  };
}
