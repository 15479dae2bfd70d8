import type { Mail, MailPort } from '../domain/mail/MailPort.ts';

/** A mail port that records mails, and whether they came within a transaction. */
export interface MailCollector extends MailPort {
  mails: (Mail & { inTransaction: boolean })[];
  /** Key of the link in the last mail to an address whose text has this path. */
  lastKey(to: string, path: string): string;
}

export function createMailCollector(): MailCollector {
  const mails: MailCollector['mails'] = [];
  return {
    mails,
    async send(mail, queries) {
      mails.push({ ...mail, inTransaction: queries !== undefined });
    },
    lastKey(to, path) {
      const mail = mails.findLast((sent) => sent.to === to && sent.text.includes(`${path}?key=`));
      const key = /\?key=(\S+)/.exec(mail?.text ?? '')?.[1];
      if (key === undefined) throw new Error(`No mail to ${to} has a link to ${path}.`);
      return key;
    },
  };
}
