import type { Queries } from '../../db/database.ts';

/** What a member reads. */
export interface MailText {
  subject: string;
  text: string;
}

export interface Mail extends MailText {
  to: string;
  /** How long its content is valid, such as a link. After that it is not sent any more. Absent: three days. */
  validMinutes?: number;
}

/** Accepts a mail for delivery. After it returns the mail is not lost. */
export interface MailPort {
  /** @param queries a transaction of the caller: the mail is sent only if it commits */
  send(mail: Mail, queries?: Queries): Promise<void>;
}
