import type { Queries } from '../../db/database.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands a mail over for delivery. Once it returns, the mail is not lost. */
export interface MailPort {
  /** @param queries a transaction that the mail belongs to: it is sent if that commits, and only then */
  send(mail: Mail, queries?: Queries): Promise<void>;
}
