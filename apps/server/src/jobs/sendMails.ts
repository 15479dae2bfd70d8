import { MailRefused, type MailTransport } from '../adapters/mail/MailTransport.ts';
import type { Database } from '../db/database.ts';
import { openMail } from '../domain/platform/mail/sealedMail.ts';
import type { Sealer } from '../domain/platform/sealing/createSealer.ts';
import type { Logger } from '../logging/logger.ts';
import { inTrace } from '../tracing/inSpan.ts';
import type { Traces } from '../tracing/Span.ts';
import { giveUp, type LeasedMail, leaseMails, markSent, retryLater } from './mailQueue.ts';

export interface SendParts {
  database: Pick<Database, 'orm'>;
  sealer: Sealer;
  transport: MailTransport;
  log: Pick<Logger, 'error' | 'warn'>;
  traces?: Traces | undefined;
}

const AT_ONCE = 5;

/**
 * Sends mails that are due, some at once. Delivery is at least once: when the host dies before it can mark a mail as
 * sent, another host sends it again, with the same Message-ID.
 * @returns how many were due; above 0 there may be more
 */
export async function sendMails(parts: SendParts): Promise<number> {
  const mails = await leaseMails(parts.database.orm, AT_ONCE);
  const ends = await Promise.allSettled(
    mails.map((mail) => inTrace(parts.traces, { name: 'mail' }, () => sendMail(mail, parts))),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return mails.length;
}

async function sendMail(mail: LeasedMail, { database: { orm }, sealer, transport, log }: SendParts): Promise<void> {
  const { id, attempts } = mail;
  try {
    await transport.deliver({ id, ...(await openMail(sealer, id, mail.sealed)) });
  } catch (err) {
    const refused = err instanceof MailRefused;
    log.warn({ mail: id, attempts, err }, refused ? 'a mail was refused' : 'a mail could not be sent');
    return refused ? giveUp(orm, id) : retryLater(orm, mail);
  }
  await markSent(orm, id);
}
