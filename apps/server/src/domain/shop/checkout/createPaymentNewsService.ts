import type { PaymentWebhookAnswer } from '@potli/api';
import { and, eq } from 'drizzle-orm';
import { giftCardOrder } from '../../../db/schema/giftCardOrder.ts';
import { isProblem, notFound, unauthenticated, unavailable } from '../../../errors/ProblemError.ts';
import { storeRefused } from '../../platform/refused/refusedBodies.ts';
import { type SentBody, sentTooMuch } from '../../platform/refused/SentBody.ts';
import { type AskParts, askAbout, goOnPaid } from './askProvider.ts';
import type { PaymentPort, PaymentWebhook } from './PaymentPort.ts';
import { watchRefund } from './watchRefund.ts';

type Outcome = PaymentWebhookAnswer['outcome'];

interface NewsParts extends Omit<AskParts, 'payment'> {
  payment: PaymentPort | undefined;
}

export type PaymentNewsService = ReturnType<typeof createPaymentNewsService>;

/**
 * The door for what a payment provider sends by itself (docs/payments.md). A call is a reason to ask the provider: nothing in it is believed,
 * so one that is replayed, or comes before the browser's answer, changes nothing.
 */
export function createPaymentNewsService({ payment, ...parts }: NewsParts) {
  const { database, now } = parts;
  const { orm } = database;

  async function hear(port: PaymentPort, providerOrderId: string, sent: SentBody): Promise<Outcome> {
    const isIt = and(eq(giftCardOrder.provider, port.name), eq(giftCardOrder.providerOrderId, providerOrderId));
    const [order] = await orm.select().from(giftCardOrder).where(isIt);
    if (!order) return 'none';
    const asking = { ...parts, payment: port };
    if (order.stage === 'REFUNDING') {
      await goOnPaid(order, asking);
      return 'applied';
    }
    if (order.stage === 'REFUNDED') return (await watchRefund(order, asking)) ? 'applied' : 'known';
    const settled = await askAbout(order, asking);
    if (settled === 'mismatch') return storeBody(sent, port.name, 'The provider has another amount than the order.');
    if (settled === 'known') return 'known';
    const [after] = await orm.select().from(giftCardOrder).where(eq(giftCardOrder.id, order.id));
    if (after) await goOnPaid(after, asking);
    return 'applied';
  }

  async function storeBody({ contentType, bytes }: SentBody, name: string, reason: string): Promise<'refused'> {
    await storeRefused({ orm }, { door: 'payment', network: name, adapter: name, contentType, bytes, reason });
    return 'refused';
  }

  return {
    /**
     * Opens the door for a call of a provider, before anything of it is read.
     * @returns takes what arrived, and throws ProblemError unauthenticated for a signature that does not fit, tooLarge for more than can be
     * checked. Its delivery throws unavailable where the provider does not answer: it sends again what is not taken
     * @throws ProblemError notFound for another provider than that of the shop, unauthenticated without a signature
     */
    open(name: string, headers: PaymentWebhook['headers']): (sent: SentBody) => () => Promise<Outcome> {
      if (!payment || payment.name !== name) throw notFound();
      if (!headers[payment.signatureHeader]) throw unsigned();
      return (sent) => {
        if (sent.isCut) throw sentTooMuch();
        let orders: readonly string[] | undefined;
        try {
          orders = payment.readWebhook({ headers, body: sent.bytes }, now().getTime());
        } catch (error) {
          if (isProblem(error, 'invalid')) return () => storeBody(sent, name, (error as Error).message);
          throw error;
        }
        if (!orders) throw unsigned();
        const named = orders;
        return async () => {
          const outcomes = new Set<Outcome>();
          for (const each of named) {
            outcomes.add(
              await hear(payment, each, sent).catch(() => {
                throw unavailable('The provider does not answer our question about this order.');
              }),
            );
          }
          return (['refused', 'applied', 'known'] as const).find((outcome) => outcomes.has(outcome)) ?? 'none';
        };
      };
    },
  };
}

const unsigned = () => unauthenticated('The signature of the call is not valid.');
