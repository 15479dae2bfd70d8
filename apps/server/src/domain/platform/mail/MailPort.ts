import type { Message } from '@potli/mails';
import type { Queries } from '../../../db/database.ts';

export interface Mail {
  to: string;
  message: Message;
  /** How long its content is valid, such as a link. After that it is not sent any more. Absent: three days. */
  validMinutes?: number;
  /** Where the member switches such mails off; absent where that is not possible. */
  unsubscribe?: Unsubscribe;
  /** The notice of a forfeiture that it contains. Whether a mail server accepted it is stored for ever. */
  noticeId?: bigint;
}

export interface Unsubscribe {
  /** The page for people. */
  pageUrl: string;
  /** Takes a POST of mail programs (RFC 8058), and leads people to the page. */
  callUrl: string;
}

/** Accepts a mail for delivery. After it returns the mail is not lost. */
export interface MailPort {
  /** @param queries a transaction of the caller: the mail is sent only if it commits */
  send(mail: Mail, queries?: Queries): Promise<void>;
}

export interface Outbox extends MailPort {
  /** Accepts all, or none. */
  sendAll(mails: readonly Mail[], queries?: Queries): Promise<void>;
}
