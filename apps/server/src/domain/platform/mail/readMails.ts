import { asc } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { mailOutbox } from '../../../db/schema/mailOutbox.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { type MailContent, openMail } from './sealedMail.ts';

/** A mail of the outbox. Its content is deleted after it was sent or given up. */
export interface OutboxMail extends Partial<MailContent> {
  id: string;
  state: 'waiting' | 'sent' | 'given up';
  createdAt: Date;
  attempts: number;
}

/** All mails of the outbox, oldest first, decrypted: for developers and tests. @throws when the key is another */
export async function readMails(queries: Queries, sealer: Sealer): Promise<OutboxMail[]> {
  const rows = await queries.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  const open = async ({ id, sealed, createdAt, attempts, sentAt }: (typeof rows)[number]): Promise<OutboxMail> => {
    if (!sealed) return { id, state: sentAt ? 'sent' : 'given up', createdAt, attempts };
    return { id, state: 'waiting', createdAt, attempts, ...(await openMail(sealer, id, sealed)) };
  };
  return Promise.all(rows.map(open));
}
