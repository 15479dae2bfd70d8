import { ledgerAlarmMail, type Shop } from '@potli/mails';
import type { Queries } from '../../../db/database.ts';
import type { MailPort } from '../../platform/mail/MailPort.ts';
import { describeFindings } from './findingTexts.ts';
import type { CheckResult } from './ledgerChecks.ts';

/** Reports findings, as part of the transaction that stores them. */
export type LedgerAlarm = (queries: Queries, result: CheckResult) => Promise<void>;

interface AlarmParts {
  mail: MailPort;
  shop: Shop;
  /** Address of the operator. */
  to: string;
}

/** Reports findings to the operator by mail. */
export const createLedgerAlarm =
  ({ mail, shop, to }: AlarmParts): LedgerAlarm =>
  async (queries, { startedAt: checkedAt, findings }) => {
    const message = ledgerAlarmMail({ checkedAt, findings: describeFindings(findings) }, shop);
    await mail.send({ to, message }, queries);
  };
