import { MINUTE_MS } from '@potli/api/units/time';
import type { MailTransport } from '../adapters/mail/MailTransport.ts';
import { cleanUpMails } from './mailQueue.ts';
import { type SendParts, sendMails } from './sendMails.ts';

interface MailJobParts extends Omit<SendParts, 'transport'> {
  /** Makes news into mails of the outbox. Returns how many were due; above 0 there may be more. */
  writeMails?: () => Promise<number>;
  /** Absent: mails stay sealed in the outbox until they expire. */
  transport?: MailTransport;
  /** Pause between two checks of the outbox. */
  intervalMs?: number;
}

const TIDY_EVERY_MS = MINUTE_MS;
/** How long a host that stops waits for running deliveries. Their leases stop other hosts from sending them, too. */
const SHUTDOWN_MS = 1_500;

/** Runs as long as the host: writes mails about news, sends those that are due, deletes the content of expired ones. */
export function startMailJob({ transport, writeMails, intervalMs = 2_000, ...parts }: MailJobParts): {
  close(): Promise<void>;
} {
  let closed = false;
  let failing = false;
  let tidiedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  async function processOutbox(): Promise<void> {
    if (performance.now() - tidiedAt >= TIDY_EVERY_MS) {
      await cleanUpMails(parts.database.orm);
      tidiedAt = performance.now();
    }
    while (writeMails && !closed && (await writeMails()) > 0);
    while (transport && !closed && (await sendMails({ ...parts, transport })) > 0);
  }

  async function turn(): Promise<void> {
    try {
      await processOutbox();
      failing = false;
    } catch (err) {
      // probably the database is down: logged once, not every two seconds
      if (!failing) parts.log.error({ err }, 'the mail outbox cannot be processed');
      failing = true;
    }
    if (!closed) timer = setTimeout(next, intervalMs).unref();
  }

  let current = turn();
  function next(): void {
    current = turn();
  }
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      let farewell: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        farewell = setTimeout(resolve, SHUTDOWN_MS);
      });
      await Promise.race([current, timeout]);
      clearTimeout(farewell);
    },
  };
}
