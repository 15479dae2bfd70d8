import { DAY_MINUTES } from '@potli/api/units/time';
import type { Shop } from '@potli/mails';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { mailOutbox } from '../../../db/schema/mailOutbox.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { createUuidV7 } from '../shared/uuidV7.ts';
import type { Mail, Outbox } from './MailPort.ts';
import { sealMail } from './sealedMail.ts';

const THREE_DAYS_MINUTES = 3 * DAY_MINUTES;

interface OutboxParts {
  database: Pick<Database, 'orm'>;
  sealer: Sealer;
  shop: Shop;
}

/** Writes mails, sealed, into the table `mail_outbox`, from where the mail job sends them. */
export function createOutbox({ database: { orm }, sealer, shop }: OutboxParts): Outbox {
  const newId = createUuidV7();

  function toRow({ validMinutes = THREE_DAYS_MINUTES, noticeId, ...mail }: Mail) {
    const id = newId(Date.now());
    return { id, sealed: sealMail(sealer, id, { ...mail, shop }), validMinutes, noticeId };
  }

  const sendAll: Outbox['sendAll'] = async (mails, queries = orm) => {
    if (mails.length === 0) return;
    const rows = mails.map(toRow);
    const list = <Value>(fieldOf: (row: (typeof rows)[number]) => Value) => sql.param(rows.map(fieldOf));
    await queries.execute(sql`
      insert into ${mailOutbox} (id, sealed, expires_at, notice_id)
      select id, sealed, now() + make_interval(mins => minutes), notice_id
      from unnest(${list(({ id }) => id)}::uuid[], ${list(({ sealed }) => sealed)}::bytea[],
        ${list(({ validMinutes }) => validMinutes)}::int[],
        ${list(({ noticeId }) => noticeId?.toString() ?? null)}::bigint[])
        as made (id, sealed, minutes, notice_id)`);
  };

  return { sendAll, send: (mail, queries) => sendAll([mail], queries) };
}
