import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from './MailTransport.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps:` where TLS begins with the connection. */
  smtpUrl: string;
  mailFrom: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Longest silence of the server in any step. */
const PATIENCE_MS = 30_000;

/** Sends by SMTP. Mails hold keys, so a server elsewhere has to offer STARTTLS: nothing is sent in clear to it. */
export function createSmtpTransport({ smtpUrl, mailFrom }: SmtpOptions): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !LOOPBACK.has(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // texts are ours, but a mail that asks for files or addresses to be fetched is never right
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).replace(/>$/, '');

  return {
    async deliver({ to, subject, text, id }) {
      const messageId = `<${id}@${domain}>`;
      // an address object is taken as it is: text would be read as a list of recipients
      const mail = { from: mailFrom, to: { name: '', address: to }, subject, text, messageId };
      try {
        await transport.sendMail({ ...mail, headers: { 'auto-submitted': 'auto-generated' } });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error) : error;
      }
    },
  };
}

/** A reply of 5yz to the recipient is final (RFC 5321, 4.2.1). To anything else it speaks of us, which can be mended. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
