import { INDIA_AHEAD_MINUTES } from '@potli/api/units/india';
import { DAY_MINUTES } from '@potli/api/units/time';
import type { Job } from '../adapters/schedule/Job.ts';
import type { Database } from '../db/database.ts';
import type { BankPort } from '../domain/payouts/transfers/BankPort.ts';
import { isBankingDay } from '../domain/payouts/transfers/isBankingDay.ts';
import type { PayRound } from '../domain/payouts/transfers/membersToPay.ts';
import { payEveryone } from '../domain/payouts/transfers/payEveryone.ts';
import type { NoPayout } from '../domain/payouts/transfers/payoutWait.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Logger } from '../logging/logger.ts';
import type { PayoutTimes } from '../settings/payoutTimes.ts';

interface PayoutJobParts {
  database: Pick<Database, 'orm'>;
  bank: Pick<BankPort, 'worksOnHolidays'>;
  pay(memberId: bigint): Promise<NoPayout | undefined>;
  times: PayoutTimes;
  /** Every minute instead of once a day. */
  always: boolean;
  log: Pick<Logger, 'error'>;
  now?: () => Date;
}

/** Pays everyone once a day, and asks the bank every quarter of an hour about what is open. None where it is switched off. */
export function payoutJobs({ times, always, ...parts }: PayoutJobParts): Job[] {
  if (times.minute === undefined) return [];
  const { database, pay, log, bank, now = () => new Date() } = parts;
  const job = (name: string, cron: string, round: PayRound): Job => ({
    name,
    cron,
    longestSeconds: 3_600,
    async run(signal) {
      if (!bank.worksOnHolidays && !isBankingDay(now(), times.holidays)) return;
      const { asked, waiting, failed } = await payEveryone({ database, pay, log }, { round, signal });
      // the schedule tries again
      if (failed > 0) throw new OperatorError(`${failed} of ${asked + waiting + failed} members could not be paid`);
    },
  });
  if (always) return [job('payouts', '* * * * *', 'all')];
  return [job('payouts', dailyAt(times.minute), 'all'), job('payouts-open', '*/15 * * * *', 'open')];
}

/** @param minute after midnight in India */
function dailyAt(minute: number): string {
  const utc = (minute - INDIA_AHEAD_MINUTES + DAY_MINUTES) % DAY_MINUTES;
  return `${utc % 60} ${Math.floor(utc / 60)} * * *`;
}
