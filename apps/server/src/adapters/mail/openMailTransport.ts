import type { Logger } from '../../logging/logger.ts';
import type { Settings } from '../../settings/settings.ts';
import type { MailTransport } from './MailTransport.ts';

/** The transport of the settings; undefined where they name none: mails then stay in the outbox. */
export async function openMailTransport(
  { smtpUrl, mailFrom, production }: Settings,
  log: Logger,
): Promise<MailTransport | undefined> {
  if (smtpUrl === undefined) {
    if (production) log.warn({}, 'SMTP_URL is not set: no mail is sent, so members cannot reset passwords');
    return undefined;
  }
  // loaded only where mails are sent
  const { createSmtpTransport } = await import('./createSmtpTransport.ts');
  return createSmtpTransport({ smtpUrl, mailFrom });
}
