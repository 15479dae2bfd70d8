import { GIFT_CARD_ISSUE_HOURS } from '@potli/api/contract/policy';
import { HOUR_MS } from '@potli/api/units/time';
import type { Database, Queries } from '../../../db/database.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import type { OrderRow } from '../giftcards/orderStages.ts';
import type { Supplied, VoucherSupply } from '../giftcards/VoucherSupply.ts';
import { addToStock } from '../giftcards/voucherStock.ts';
import { changeOrder, lockOrder, nextAsk } from './changeOrder.ts';
import { deliverFromStock, readWanted, startRefund } from './deliverOrder.ts';
import type { SaleMails } from './saleMails.ts';

export interface IssueParts {
  database: Pick<Database, 'orm'>;
  sealer: Sealer;
  supply: VoucherSupply | undefined;
  mails: SaleMails;
  log: Pick<Logger, 'error'>;
  now: () => Date;
}

/**
 * Asks the issuer for the vouchers of a paid order, under one reference however often it is asked, and delivers them. What is refused, or not
 * there in time, is refunded. What the issuer hands out is put into the stock first, so that none is lost.
 * @returns the order after it
 * @throws where the issuer gives no clear answer and there is time left; then nothing has changed
 */
export async function issueVouchers(order: OrderRow, parts: IssueParts): Promise<OrderRow> {
  const { database, mails, now } = parts;
  const wanted = await readWanted(database.orm, order);
  const supplied = await askIssuer(order, wanted, parts);
  return database.orm.transaction(async (queries) => {
    const locked = await lockOrder(queries, order.id);
    if (locked.stage !== 'ISSUING') return locked;
    const at = now();
    await stockIssued(queries, supplied, { sealer: parts.sealer, kind: wanted });
    // somebody may have filled the stock meanwhile
    if (!(await deliverFromStock(queries, locked, { now: at, mails }))) {
      if (supplied.result === 'pending' && !isLate(locked, at))
        await changeOrder(queries, order.id, { nextAskAt: nextAsk(locked.paymentCompletedAt ?? at, at) });
      else await startRefund(queries, locked, { now: at, mails });
    }
    return lockOrder(queries, order.id);
  });
}

type Wanted = Awaited<ReturnType<typeof readWanted>>;

const isLate = ({ paymentCompletedAt }: OrderRow, at: Date) =>
  paymentCompletedAt !== null && at.getTime() - paymentCompletedAt.getTime() >= GIFT_CARD_ISSUE_HOURS * HOUR_MS;

/** Who has waited long enough gets the money back, also where the issuer says nothing. */
async function askIssuer(order: OrderRow, { giftCardSlug, facePaise, count }: Wanted, parts: IssueParts) {
  const { supply, log, now } = parts;
  // the shop has no issuer any more
  if (!supply) return { result: 'refused' } satisfies Supplied;
  const reference = `gift-${order.id}`;
  try {
    return await supply({ reference, giftCardSlug, facePaise, count });
  } catch (error) {
    if (!isLate(order, now())) throw error;
    log.error(
      { reference },
      'the issuer of vouchers gave no clear answer in time: ask it what it issued, and import that',
    );
    return { result: 'pending' } satisfies Supplied;
  }
}

async function stockIssued(
  queries: Queries,
  supplied: Supplied,
  { sealer, kind: { giftCardSlug, facePaise } }: { sealer: Sealer; kind: Wanted },
): Promise<void> {
  if (supplied.result !== 'issued') return;
  await addToStock(
    queries,
    sealer,
    supplied.vouchers.map((voucher) => ({ ...voucher, giftCardSlug, facePaise })),
  );
}
