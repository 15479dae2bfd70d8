import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './MailTransport.ts';

/** A mail as nodemailer takes it: plain text, and HTML where there is some. */
export function toMime(
  { to, subject, text, html, unsubscribeUrl, id }: OutgoingMail,
  mailFrom: string,
): SendMailOptions {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).replace(/>$/, '');
  const unsubscribe = unsubscribeUrl !== undefined && {
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  };
  return {
    from: mailFrom,
    // a string would be parsed as a list of recipients; an object is not parsed
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    messageId: `<${id}@${domain}>`,
    headers: { 'auto-submitted': 'auto-generated', ...unsubscribe },
    // the texts are ours, and none of them needs a local file or an address to be fetched
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
