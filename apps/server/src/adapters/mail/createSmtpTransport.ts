import { createTransport } from 'nodemailer';
import { inSpan } from '../../tracing/inSpan.ts';
import { MailRefused, type MailTransport } from './MailTransport.ts';
import { toMime } from './toMime.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps:` where TLS begins with the connection. */
  smtpUrl: string;
  mailFrom: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Longest wait for the server in any step. */
const TIMEOUT_MS = 30_000;

/**
 * Sends by SMTP. Mails contain secret links, so a server on another machine must offer STARTTLS: nothing is sent to it
 * unencrypted.
 */
export function createSmtpTransport({ smtpUrl, mailFrom }: SmtpOptions): MailTransport & {
  /** Connects and logs in. @throws where the server does not answer, or refuses the password */
  verify(): Promise<unknown>;
} {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !LOOPBACK.has(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // the texts are ours, and none of them needs a local file or an address to be fetched
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    verify: () => transport.verify(),
    async deliver(mail) {
      try {
        await inSpan(
          () => ({ name: 'SMTP', kind: 'client', attributes: { 'server.address': hostname } }),
          () => transport.sendMail(toMime(mail, mailFrom)),
        );
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error) : error;
      }
    },
  };
}

/**
 * A 5yz reply to the recipient is final (RFC 5321, 4.2.1). A 5yz reply to another command is a fault of our
 * configuration and can be fixed.
 */
function isRefusal(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
