import { startJobs } from './adapters/schedule/startJobs.ts';
import { writeMoneyMails } from './domain/views/moneyMails/writeMoneyMails.ts';
import { openJobs } from './jobs/openJobs.ts';
import { startMailJob } from './jobs/startMailJob.ts';
import type { OpenedShop } from './openShop.ts';
import type { Settings } from './settings/settings.ts';

/** Where the settings say so, writes and sends mails and does jobs, until `resources` end. */
export function startWork(opened: OpenedShop, settings: Settings, resources: AsyncDisposableStack): void {
  if (!settings.jobs) return;
  const { database, sealer, log, traces, transport, mail, shop } = opened;
  const { unsubscribeFor } = opened.mailPreferences;
  const writeMails = () => writeMoneyMails({ database, mail, shop, unsubscribeFor, log });
  resources.defer(startMailJob({ database, sealer, transport, log, traces, writeMails }).close);
  const { bank, payment, supply, fileStore, roots } = opened;
  const jobs = openJobs({
    settings,
    log,
    database,
    sealer,
    bank,
    payment,
    supply,
    fileStore,
    roots,
    mails: { mail, shop },
    sendsMail: transport !== undefined,
  });
  resources.defer(startJobs({ openBeside: database.openBeside, jobs, log, traces }));
}
