import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './MailTransport.ts';
import { toMime } from './toMime.ts';

/** A mail as the bytes that a mail server would get. */
export async function toEml(mail: OutgoingMail, mailFrom: string): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(toMime(mail, mailFrom));
  if (!Buffer.isBuffer(message)) throw new Error('A mail was not written in one piece');
  return message;
}
