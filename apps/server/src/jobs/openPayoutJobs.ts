import { openPayments, type PaymentParts } from '../adapters/banks/openPayments.ts';
import type { Job } from '../adapters/schedule/Job.ts';
import type { Logger } from '../logging/logger.ts';
import { payoutJobs } from './payoutJobs.ts';

interface OpenParts extends PaymentParts {
  log: Pick<Logger, 'error' | 'warn'>;
}

/** The jobs that pay members. Without a bank there are none, and the log says so. */
export function openPayoutJobs({ log, ...parts }: OpenParts): Job[] {
  const { database, settings } = parts;
  if (!settings.jobs) return [];
  const payments = openPayments(parts);
  if (payments) return payoutJobs({ ...payments, database, times: settings.payoutTimes, always: settings.demo, log });
  log.warn({}, 'no bank is connected: members are not paid');
  return [];
}
