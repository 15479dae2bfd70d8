import type { UnsentMails } from './ApiHost.ts';
import type { Queries } from './db/database.ts';
import { readMails } from './domain/platform/mail/readMails.ts';
import type { Sealer } from './domain/platform/sealing/createSealer.ts';

/** The mails of the outbox of a host that sends none, for developers. */
export function openUnsentMails(queries: Queries, sealer: Sealer, mailFrom: string): UnsentMails {
  const list = () => readMails(queries, sealer);
  return {
    list,
    async eml(id) {
      const { to, subject, text, ...mail } = (await list()).find((mail) => mail.id === id) ?? {};
      if (to === undefined || subject === undefined || text === undefined) return undefined;
      const { toEml } = await import('./adapters/mail/toEml.ts');
      return toEml({ ...mail, id, to, subject, text }, mailFrom);
    },
  };
}
