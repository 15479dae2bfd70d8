import { type OutboxMail, readMails } from '../domain/platform/mail/readMails.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { refuseInProduction } from '../domain/views/installation/refuseInProduction.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { loadSettings } from '../settings/settings.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { readJsonOption } from './readJsonOption.ts';

export const mailsHelp: Help = [['mails [--json]', 'Print the mails in the outbox, newest first; not in production']];

/** `potli mails`: prints the mails of the outbox, with reset links, for a developer without SMTP_URL. */
export async function mailsCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const json = readJsonOption(args);
  const settings = loadSettings(environment);
  if (settings.production) throw new OperatorError('Mails are private: in production they cannot be printed.');
  const shop = await openCliDatabase(environment);
  try {
    await refuseInProduction(shop.database.orm, 'Mails are private and cannot be printed.');
    const mails = (
      await readMails(shop.database.orm, createSealer(settings.piiKey, settings.previousPiiKeys))
    ).reverse();
    if (json) print(JSON.stringify(mails, null, 2));
    else print(mails.map(formatMail).join('\n\n') || 'There are no mails.');
    return 0;
  } finally {
    await shop.close();
  }
}

function formatMail({ state, createdAt, to, subject, text }: OutboxMail): string {
  const head = `${createdAt.toISOString()}  ${state}`;
  return text === undefined ? head : `${head}\nTo: ${to}\nSubject: ${subject}\n\n${text.trim()}`;
}
