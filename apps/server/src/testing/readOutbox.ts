import { openDatabase } from '../db/database.ts';
import { readRunningUrl } from '../db/embedded/runningUrl.ts';
import { readMails } from '../domain/platform/mail/readMails.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { loadSettings } from '../settings/settings.ts';

/** Texts of the mails to an address in the outbox of the shop that runs on a data folder, oldest first. */
export async function readOutbox(dataDir: string, recipient: string): Promise<string[]> {
  const url = readRunningUrl(dataDir);
  if (url === undefined) throw new Error(`No shop runs on ${dataDir}.`);
  const { orm, close } = await openDatabase(url, { size: 1 });
  try {
    const mails = await readMails(orm, createSealer(loadSettings({ DATA_DIR: dataDir }).piiKey));
    return mails.flatMap(({ to, text }) => (to === recipient && text !== undefined ? [text] : []));
  } finally {
    await close();
  }
}
