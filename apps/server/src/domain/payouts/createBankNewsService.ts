import type { BankWebhookAnswer } from '@potli/api';
import type { Database } from '../../db/database.ts';
import { isProblem, notFound, unauthenticated } from '../../errors/ProblemError.ts';
import type { Logger } from '../../logging/logger.ts';
import { isUuid } from '../shared/ids.ts';
import { applyBankStatus } from './applyBankStatus.ts';
import type { BankNews, BankPort, BankWebhook } from './BankPort.ts';
import { restOf } from './bankingTime.ts';
import { findPayout } from './readOpenPayouts.ts';

type Outcome = BankWebhookAnswer['outcome'];

interface NewsParts {
  database: Pick<Database, 'orm'>;
  /** The bank that pays members, where there is one. */
  bank: Pick<BankPort, 'name' | 'readWebhook' | 'worksOnHolidays'> | undefined;
  /** More days on which a bank rests that does not send every day. */
  holidays?: readonly string[];
  log: Pick<Logger, 'error'>;
  now?: () => Date;
}

/** A call of a bank. */
export interface BankCall {
  /** As the address names it. */
  bank: string;
  headers: BankWebhook['headers'];
  /** Called only for the bank of this shop. */
  readBody(): Promise<Uint8Array>;
}

export type BankNewsService = ReturnType<typeof createBankNewsService>;

/** The door for what the bank tells by itself (docs/banks.md). */
export function createBankNewsService({
  database: { orm },
  bank,
  holidays = [],
  log,
  now = () => new Date(),
}: NewsParts) {
  const restsOn = bank && restOf(bank, holidays);

  /** The first word counts: what a bank sends after it said that it would not may have been paid again. */
  async function reportDoublePay(payoutId: string): Promise<void> {
    const payout = await findPayout(orm, payoutId);
    if (payout?.state !== 'failed') return;
    log.error({ payout: payoutId }, 'the bank says that it sent a payout that failed here');
  }

  /** Of others who use the same account, the shop knows no payout: the bank need not tell again. */
  async function apply({ payoutId, status }: BankNews): Promise<Outcome> {
    if (!isUuid(payoutId)) return 'none';
    try {
      const told = { payoutId, at: now(), restsOn, status };
      const isNew = await orm.transaction((queries) => applyBankStatus(queries, told));
      if (!isNew && status.result === 'sent') await reportDoublePay(payoutId);
      return isNew ? 'applied' : 'known';
    } catch (error) {
      if (isProblem(error, 'notFound')) return 'none';
      throw error;
    }
  }

  return {
    /**
     * Applies what a bank tells, each piece in a transaction of its own. Returns after the commit, and says of several the
     * one that changed most.
     * @throws ProblemError notFound for another bank than that of the shop and for one that does not call, unauthenticated for
     * a signature that does not fit
     */
    async receive({ bank: name, headers, readBody }: BankCall): Promise<Outcome> {
      if (!bank?.readWebhook || bank.name !== name) throw notFound();
      const news = bank.readWebhook({ headers, body: await readBody() }, now().getTime());
      if (!news) throw unauthenticated('The signature of the call is not valid.');
      const outcomes = new Set<Outcome>();
      for (const each of news) outcomes.add(await apply(each));
      return (['applied', 'known'] as const).find((outcome) => outcomes.has(outcome)) ?? 'none';
    },
  };
}
