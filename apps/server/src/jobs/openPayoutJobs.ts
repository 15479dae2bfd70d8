import type { Job } from '../adapters/schedule/Job.ts';
import type { BankPort } from '../domain/payouts/transfers/BankPort.ts';
import { createPayments, type PaymentParts } from '../domain/payouts/transfers/createPayments.ts';
import type { Logger } from '../logging/logger.ts';
import type { Settings } from '../settings/settings.ts';
import { payoutJobs } from './payoutJobs.ts';

interface OpenParts extends Omit<PaymentParts, 'bank' | 'holidays'> {
  bank: BankPort | undefined;
  settings: Pick<Settings, 'payoutTimes' | 'demo'>;
  log: Pick<Logger, 'error' | 'warn'>;
}

/** The jobs that pay members. Without a bank there are none, and the log says so. */
export function openPayoutJobs({ bank, settings, log, ...parts }: OpenParts): Job[] {
  if (!bank) {
    log.warn({}, 'no bank is connected: members are not paid');
    return [];
  }
  const { pay } = createPayments({ bank, holidays: settings.payoutTimes.holidays, ...parts });
  return payoutJobs({ ...parts, bank, pay, times: settings.payoutTimes, always: settings.demo, log });
}
