/** A mail to send. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** Takes a POST of mail programs that switches such mails off (RFC 8058). Absent where that is not possible. */
  unsubscribeUrl?: string | undefined;
  /** Stays the same when the mail is sent again, so that the receiver can recognise a copy. */
  id: string;
}

/** Delivers mails to a mail server. */
export interface MailTransport {
  /** @throws MailRefused when another try cannot help, any other error when it can */
  deliver(mail: OutgoingMail): Promise<void>;
}

/** The server will never accept this mail, for example because the mailbox does not exist. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('The mail was refused', { cause });
    this.name = 'MailRefused';
  }
}
