/** A mail on its way out. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** Names the mail for good, so that one that arrives twice can be seen as one. */
  id: string;
}

/** The way to a server that delivers mails. */
export interface MailTransport {
  /** @throws MailRefused where trying again is no use, any other error where it may be */
  deliver(mail: OutgoingMail): Promise<void>;
}

/** The server will never take this mail, for example because there is no such mailbox. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('The mail was refused', { cause });
    this.name = 'MailRefused';
  }
}
