import type { BankWebhookAnswer } from '@potli/api';
import { isUuid } from '@potli/api/units/uuid';
import type { Database } from '../../../db/database.ts';
import { isProblem, notFound, unauthenticated } from '../../../errors/ProblemError.ts';
import type { Logger } from '../../../logging/logger.ts';
import { storeRefused } from '../../platform/refused/refusedBodies.ts';
import { type SentBody, sentTooMuch } from '../../platform/refused/SentBody.ts';
import { applyBankStatus } from './applyBankStatus.ts';
import type { BankNews, BankPort, BankWebhook } from './BankPort.ts';
import { restOf } from './bankingTime.ts';
import { findPayout } from './readOpenPayouts.ts';

type Outcome = BankWebhookAnswer['outcome'];

interface NewsParts {
  database: Pick<Database, 'orm'>;
  /** The bank that pays members, where there is one. */
  bank: Pick<BankPort, 'name' | 'readWebhook' | 'signatureHeader' | 'worksOnHolidays'> | undefined;
  /** More days on which a bank rests that does not send every day. */
  holidays?: readonly string[];
  log: Pick<Logger, 'error'>;
  now?: () => Date;
}

export type BankNewsService = ReturnType<typeof createBankNewsService>;

/** Receives what the bank reports by itself (docs/banks.md). */
export function createBankNewsService({
  database: { orm },
  bank,
  holidays = [],
  log,
  now = () => new Date(),
}: NewsParts) {
  const restsOn = bank && restOf(bank, holidays);

  /** The first final report counts: a transfer that the bank sends after it refused it may have been paid again. */
  async function reportDoublePay(payoutId: string): Promise<void> {
    const payout = await findPayout(orm, payoutId);
    if (payout?.state !== 'failed') return;
    log.error({ payout: payoutId }, 'the bank says that it sent a payout that failed here');
  }

  /** Of others who use the same account, the shop knows no payout: the bank need not report it again. */
  async function apply({ payoutId, status }: BankNews): Promise<Outcome> {
    if (!isUuid(payoutId)) return 'none';
    try {
      const step = { payoutId, at: now(), restsOn, status };
      const isNew = await orm.transaction((queries) => applyBankStatus(queries, step));
      if (!isNew && status.result === 'sent') await reportDoublePay(payoutId);
      return isNew ? 'applied' : 'known';
    } catch (error) {
      if (isProblem(error, 'notFound')) return 'none';
      throw error;
    }
  }

  async function storeBody({ contentType, bytes }: SentBody, name: string, reason: string): Promise<'refused'> {
    await storeRefused({ orm }, { door: 'bank', network: name, adapter: name, contentType, bytes, reason });
    return 'refused';
  }

  return {
    /**
     * Opens the door for a call of a bank, before anything of it is read.
     * @returns takes what arrived, and throws ProblemError unauthenticated for a signature that does not fit, tooLarge for more
     * than can be checked. Its delivery applies each piece in a transaction of its own, returns after the commit, and says of
     * several the one that changed most
     * @throws ProblemError notFound for another bank than that of the shop and for one that does not call, unauthenticated
     * without a signature
     */
    open(name: string, headers: BankWebhook['headers']): (sent: SentBody) => () => Promise<Outcome> {
      const read = bank?.readWebhook;
      if (!read || bank.name !== name) throw notFound();
      const { signatureHeader } = bank;
      if (signatureHeader !== undefined && !headers[signatureHeader]) throw unsigned();
      return (sent) => {
        if (sent.isCut) throw sentTooMuch();
        let news: readonly BankNews[] | undefined;
        try {
          news = read({ headers, body: sent.bytes }, now().getTime());
        } catch (error) {
          if (isProblem(error, 'invalid')) return () => storeBody(sent, name, (error as Error).message);
          throw error;
        }
        if (!news) throw unsigned();
        return async () => {
          const outcomes = new Set<Outcome>();
          for (const each of news) outcomes.add(await apply(each));
          return (['applied', 'known'] as const).find((outcome) => outcomes.has(outcome)) ?? 'none';
        };
      };
    },
  };
}

const unsigned = () => unauthenticated('The signature of the call is not valid.');
