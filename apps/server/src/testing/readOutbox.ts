import { asc, eq } from 'drizzle-orm';
import { openDatabase } from '../db/database.ts';
import { announcedUrl } from '../db/embedded/runningPostgres.ts';
import { mailOutbox } from '../db/schema/mailOutbox.ts';

/** Texts of the mails that the shop running on a data folder keeps for somebody, oldest first. */
export async function readOutbox(dataDir: string, recipient: string): Promise<string[]> {
  const url = announcedUrl(dataDir);
  if (url === undefined) throw new Error(`No shop runs on ${dataDir}.`);
  const { orm, close } = await openDatabase(url, { size: 1 });
  try {
    const mails = orm.select({ text: mailOutbox.bodyText }).from(mailOutbox).where(eq(mailOutbox.recipient, recipient));
    return (await mails.orderBy(asc(mailOutbox.id))).map(({ text }) => text);
  } finally {
    await close();
  }
}
