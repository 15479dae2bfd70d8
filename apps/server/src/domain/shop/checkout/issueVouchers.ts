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
  const { database, mails, log, now } = parts;
  const wanted = await readWanted(database.orm, order);
  const supplied = await askIssuer(order, wanted, parts);
  const after = await database.orm.transaction(async (queries) => {
    const locked = await lockOrder(queries, order.id);
    const at = now();
    // also where another host was faster: the shop pays for what was issued
    await stockIssued(queries, supplied, { sealer: parts.sealer, kind: wanted });
    if (locked.stage !== 'ISSUING') return locked;
    // somebody may have filled the stock meanwhile
    if (!(await deliverFromStock(queries, locked, { now: at, mails }))) {
      if (supplied.result === 'pending' && !isLate(locked, at))
        await changeOrder(queries, order.id, { nextAskAt: nextAsk(locked.paymentCompletedAt ?? at, at) });
      else await startRefund(queries, locked, { now: at, mails, why: 'NOT_ISSUED' });
    }
    return lockOrder(queries, order.id);
  });
  // nobody asks for them any more, and the issuer may still make them; one that is switched off may have made them before
  const mayIssue = supplied.result === 'pending' || parts.supply === undefined;
  if (mayIssue && after.stage !== 'ISSUING')
    log.error(
      { reference: referenceOf(order) },
      'an issuer may still issue vouchers for an order that is done: import what it issued',
    );
  return after;
}

const referenceOf = ({ id }: OrderRow) => `gift-${id}`;

type Wanted = Awaited<ReturnType<typeof readWanted>>;

const isLate = ({ paymentCompletedAt }: OrderRow, at: Date) =>
  paymentCompletedAt !== null && at.getTime() - paymentCompletedAt.getTime() >= GIFT_CARD_ISSUE_HOURS * HOUR_MS;

/** Who has waited long enough gets the money back, also where the issuer says nothing. */
async function askIssuer(order: OrderRow, { giftCardSlug, facePaise, count }: Wanted, parts: IssueParts) {
  const { supply, now } = parts;
  // the shop has no issuer any more
  if (!supply) return { result: 'refused' } satisfies Supplied;
  try {
    return await supply({ reference: referenceOf(order), giftCardSlug, facePaise, count });
  } catch (error) {
    if (!isLate(order, now())) throw error;
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
