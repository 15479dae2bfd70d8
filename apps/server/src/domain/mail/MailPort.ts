import type { Queries } from '../../db/database.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** How long what it says holds, such as the link in it. A mail that could not be sent by then never is. Absent: three days. */
  validMinutes?: number;
}

/** Hands a mail over for delivery. Once it returns, the mail is not lost. */
export interface MailPort {
  /** @param queries a transaction that the mail belongs to: it is sent if that commits, and only then */
  send(mail: Mail, queries?: Queries): Promise<void>;
}
