import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mailOutbox } from '../../db/schema/mailOutbox.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { createUuidV7 } from '../shared/uuidV7.ts';
import type { MailPort } from './MailPort.ts';
import { sealMail } from './sealedMail.ts';

const THREE_DAYS_MINUTES = 3 * 24 * 60;

/** Stores mails, sealed, in the table `mail_outbox`, from where the mail job sends them. */
export function createOutbox({ orm }: Pick<Database, 'orm'>, sealer: Sealer): MailPort {
  const newId = createUuidV7();
  return {
    async send({ validMinutes = THREE_DAYS_MINUTES, ...content }, queries = orm) {
      const id = newId(Date.now());
      const expiresAt = sql`now() + make_interval(mins => ${validMinutes})`;
      await queries.insert(mailOutbox).values({ id, sealed: sealMail(sealer, id, content), expiresAt });
    },
  };
}
