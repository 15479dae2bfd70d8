import { createLinkCheck, NIGHT_LIMITS } from '../adapters/links/createLinkCheck.ts';
import { createPull } from '../adapters/networks/pulls/createPull.ts';
import type { Job } from '../adapters/schedule/Job.ts';
import type { Database } from '../db/database.ts';
import { createLedgerAlarm } from '../domain/ledger/journals/createLedgerAlarm.ts';
import { createCostAlarm } from '../domain/orders/review/raiseCostAlarm.ts';
import type { BankPort } from '../domain/payouts/transfers/BankPort.ts';
import { createRefusedAlarm } from '../domain/platform/refused/raiseRefusedAlarm.ts';
import type { Sealer } from '../domain/platform/sealing/createSealer.ts';
import type { FileStore } from '../domain/platform/uploads/fileStore.ts';
import type { PaymentPort } from '../domain/shop/checkout/PaymentPort.ts';
import { createSaleMails } from '../domain/shop/checkout/saleMails.ts';
import type { VoucherSupply } from '../domain/shop/giftcards/VoucherSupply.ts';
import type { Logger } from '../logging/logger.ts';
import type { Settings } from '../settings/settings.ts';
import { forfeitureJob } from './forfeitureJob.ts';
import { giftCardJobs } from './giftCardJobs.ts';
import { linkJob } from './linkJob.ts';
import { openPayoutJobs } from './openPayoutJobs.ts';
import { pullJobs } from './pullJobs.ts';
import { type RootParts, shopJobs } from './shopJobs.ts';

interface JobParts {
  settings: Settings;
  log: Logger;
  database: Database;
  sealer: Sealer;
  bank: BankPort | undefined;
  payment: PaymentPort | undefined;
  supply: VoucherSupply | undefined;
  fileStore: FileStore;
  roots: RootParts;
  /** How mails to the operator are written. */
  mails: Omit<Parameters<typeof createLedgerAlarm>[0], 'to'>;
  /** Whether mails leave this host. */
  sendsMail: boolean;
}

/** The jobs that these settings ask for. */
export function openJobs({
  settings,
  log,
  database,
  sealer,
  bank,
  payment,
  supply,
  fileStore,
  roots,
  mails,
  sendsMail,
}: JobParts): Job[] {
  const { operatorEmail: to } = settings;
  const alarms = to === undefined ? {} : openAlarms({ ...mails, to });
  const pulls = settings.networkPulls.map((each) => createPull(each, { rules: settings }));
  return [
    ...openPayoutJobs({ settings, bank, database, sealer, log }),
    ...(payment
      ? giftCardJobs({
          database,
          sealer,
          payment,
          supply,
          log,
          now: () => new Date(),
          mails: createSaleMails({
            mail: mails.mail,
            sealer,
            publicUrl: settings.publicUrl,
            productName: settings.productName,
          }),
        })
      : []),
    ...shopJobs({ database, fileStore, roots, log, ...alarms }),
    ...(settings.checksLinks ? [linkJob({ database, check: createLinkCheck(NIGHT_LIMITS) })] : []),
    // without mails there are no warnings
    ...(settings.forfeiture && sendsMail ? [forfeitureJob({ database, log })] : []),
    ...pullJobs(database, pulls),
  ];
}

const openAlarms = (parts: Parameters<typeof createLedgerAlarm>[0]) => ({
  alarm: createLedgerAlarm(parts),
  refusedAlarm: createRefusedAlarm(parts),
  costAlarm: createCostAlarm(parts),
});
