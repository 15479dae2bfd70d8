import type { Database } from '../../db/database.ts';
import { mailOutbox } from '../../db/schema/mailOutbox.ts';
import type { MailPort } from './MailPort.ts';

/** Keeps mails in the table `mail_outbox`, where a developer can read them and a sender can pick them up. */
export function createOutbox({ orm }: Pick<Database, 'orm'>): MailPort {
  return {
    async send({ to, subject, text }, queries = orm) {
      await queries.insert(mailOutbox).values({ recipient: to, subject, bodyText: text });
    },
  };
}
