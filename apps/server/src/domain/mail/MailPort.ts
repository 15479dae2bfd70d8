import type { Queries } from '../../db/database.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** How long its content is valid, such as a link. After that it is not sent any more. Absent: three days. */
  validMinutes?: number;
}

/** Accepts a mail for delivery. After it returns the mail is not lost. */
export interface MailPort {
  /** @param queries a transaction of the caller: the mail is sent only if it commits */
  send(mail: Mail, queries?: Queries): Promise<void>;
}
