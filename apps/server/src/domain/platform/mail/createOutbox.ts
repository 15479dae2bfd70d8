import { type MailLook, renderMail, type Shop } from '@potli/mails';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { mailOutbox } from '../../../db/schema/mailOutbox.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { createUuidV7 } from '../shared/uuidV7.ts';
import type { MailPort } from './MailPort.ts';
import { sealMail } from './sealedMail.ts';

const THREE_DAYS_MINUTES = 3 * 24 * 60;

interface OutboxParts {
  database: Pick<Database, 'orm'>;
  sealer: Sealer;
  shop: Shop;
  look: MailLook;
}

/** Writes mails, sealed, into the table `mail_outbox`, from where the mail job sends them. */
export function createOutbox({ database: { orm }, sealer, shop, look }: OutboxParts): MailPort {
  const newId = createUuidV7();
  return {
    async send({ to, message, validMinutes = THREE_DAYS_MINUTES, unsubscribe, noticeId }, queries = orm) {
      const id = newId(Date.now());
      const content = { to, ...(await renderMail(message, shop, look, unsubscribe?.pageUrl)) };
      const sealed = sealMail(sealer, id, { ...content, unsubscribeUrl: unsubscribe?.callUrl });
      const expiresAt = sql`now() + make_interval(mins => ${validMinutes})`;
      await queries.insert(mailOutbox).values({ id, sealed, expiresAt, noticeId });
    },
  };
}
