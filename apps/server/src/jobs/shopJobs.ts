import type { Job } from '../adapters/schedule/Job.ts';
import type { Database } from '../db/database.ts';
import { makeAskedChecks } from '../domain/ledger/journals/askedChecks.ts';
import { checkLedger, checkRecent } from '../domain/ledger/journals/checkLedger.ts';
import type { LedgerAlarm } from '../domain/ledger/journals/createLedgerAlarm.ts';
import type { LedgerCheck } from '../domain/ledger/journals/LedgerCheck.ts';
import { isSound } from '../domain/ledger/journals/ledgerChecks.ts';
import { makeRoot } from '../domain/ledger/roots/makeRoot.ts';
import { removeOldLeaves } from '../domain/ledger/roots/removeOldLeaves.ts';
import { removeOldSessions } from '../domain/members/identity/removeOldSessions.ts';
import { removeOldEvents } from '../domain/members/memberEvents/removeOldEvents.ts';
import { recountClaimed } from '../domain/orders/apply/recountClaimed.ts';
import { closeReported } from '../domain/orders/disputes/closeReported.ts';
import { endHolds } from '../domain/orders/disputes/endHolds.ts';
import { type CostAlarm, raiseCostAlarm } from '../domain/orders/review/raiseCostAlarm.ts';
import { releaseWaiting } from '../domain/orders/settlements/releaseWaiting.ts';
import { type RefusedAlarm, raiseRefusedAlarm } from '../domain/platform/refused/raiseRefusedAlarm.ts';
import { removeOldRefused } from '../domain/platform/refused/refusedBodies.ts';
import type { FileStore } from '../domain/platform/uploads/fileStore.ts';
import { removeUnclaimedFiles } from '../domain/platform/uploads/removeUnclaimedFiles.ts';
import { removeUnusedPictures } from '../domain/platform/uploads/removeUnusedPictures.ts';
import { makeClickMonths } from '../domain/shop/clicks/makeClickMonths.ts';
import { learnReportDelays } from '../domain/shop/questions/reportDelays.ts';
import { releaseWithheldShares } from '../domain/views/referrals/releaseWithheldShares.ts';
import type { Logger } from '../logging/logger.ts';

/** What makes roots: the secret that hides their leaves, who signs them, and of how many members. */
export type RootParts = Pick<Parameters<typeof makeRoot>[0], 'piiKey' | 'signer' | 'leastMembers'>;

interface ShopParts {
  database: Pick<Database, 'orm' | 'url'>;
  fileStore: FileStore;
  roots: RootParts;
  log: Logger;
  /** Notifies the operator of findings; absent: they are logged only. */
  alarm?: LedgerAlarm | undefined;
  /** The same for reports that could not be read. */
  refusedAlarm?: RefusedAlarm | undefined;
  /** The same for orders that cost more than they bring. */
  costAlarm?: CostAlarm | undefined;
}

/** The jobs of every shop. */
export const shopJobs = ({ database, fileStore, roots, log, alarm, refusedAlarm, costAlarm }: ShopParts): Job[] => [
  {
    // after a reversal or a change of a policy, or where a host ended in the middle of a statement
    name: 'release-waiting',
    cron: '* * * * *',
    longestSeconds: 600,
    run: () => releaseWaiting(database),
  },
  {
    // after an operator has allowed a referral
    name: 'release-shares',
    cron: '* * * * *',
    longestSeconds: 600,
    async run() {
      await releaseWithheldShares(database);
    },
  },
  {
    // at night in India
    name: 'remove-events',
    cron: '23 20 * * *',
    longestSeconds: 600,
    async run() {
      await removeOldEvents(database);
    },
  },
  {
    // at night in India
    name: 'remove-sessions',
    cron: '43 20 * * *',
    longestSeconds: 600,
    run: () => removeOldSessions(database),
  },
  {
    name: 'claims',
    cron: '* * * * *',
    longestSeconds: 600,
    async run() {
      await recountClaimed(database);
      await closeReported(database);
      await endHolds(database, new Date());
    },
  },
  {
    name: 'remove-files',
    cron: '17 * * * *',
    longestSeconds: 1_800,
    async run() {
      await removeUnclaimedFiles(database, fileStore);
      await removeUnusedPictures(database, fileStore);
    },
  },
  {
    name: 'refused-reports',
    cron: '23 * * * *',
    longestSeconds: 600,
    async run() {
      await raiseRefusedAlarm(database, { log, alarm: refusedAlarm });
      await removeOldRefused(database, new Date());
    },
  },
  {
    name: 'costly-orders',
    cron: '33 * * * *',
    longestSeconds: 600,
    run: () => raiseCostAlarm(database, { log, alarm: costAlarm }),
  },
  {
    // at night in India, after the reports of the day
    name: 'learn-report-delays',
    cron: '52 20 * * *',
    longestSeconds: 600,
    run: () => learnReportDelays(database, new Date()),
  },
  {
    name: 'click-months',
    cron: '13 20 * * *',
    longestSeconds: 600,
    run: () => makeClickMonths(database),
  },
  {
    name: 'check-ledger-recent',
    cron: '7 * * * *',
    longestSeconds: 600,
    run: async () => warn(log, await checkRecent(database, { alarm })),
  },
  {
    name: 'check-ledger-asked',
    cron: '* * * * *',
    longestSeconds: 600,
    async run() {
      const result = await makeAskedChecks(database, { alarm });
      if (result) warn(log, result.findings);
    },
  },
  {
    // every hour, so that a shop that was away at midnight still has a root of the day
    name: 'ledger-root',
    cron: '41 * * * *',
    longestSeconds: 1_800,
    async run() {
      await makeRoot({ database, ...roots, now: new Date() });
      await removeOldLeaves(database, new Date());
    },
  },
  {
    // at night in India
    name: 'check-ledger',
    cron: '37 21 * * *',
    longestSeconds: 600,
    run: async () => warn(log, await checkLedger(database, { alarm })),
  },
];

function warn(log: Logger, findings: LedgerCheck): void {
  if (!isSound(findings)) log.error({ ...findings }, 'the ledger is not sound');
}
