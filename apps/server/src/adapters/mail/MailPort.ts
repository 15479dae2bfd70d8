export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands a mail over for delivery. Once it returns, the mail is not lost. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}
