import type { listVoucherStock, RequestOf, removeVouchers as removeVouchersCall } from '@potli/api';
import type { RemovedVouchers } from '@potli/api/contract/adminVouchers';
import { toBigPaise } from '@potli/api/units/money';
import type { Database } from '../../../db/database.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { readStockPage } from './readStockPage.ts';
import { removeVouchers } from './removeVouchers.ts';

/** The stock of gift cards, for those who keep it. */
export const createStockService = ({ orm }: Pick<Database, 'orm'>) => ({
  list: (query: RequestOf<typeof listVoucherStock>['query']) => readStockPage(orm, query),
  /** @throws ProblemError as `removeVouchers` */
  remove(
    { giftCard: giftCardSlug, value, ...removal }: RequestOf<typeof removeVouchersCall>['body'],
    by: Operator,
    once: Once<RemovedVouchers>,
  ) {
    const facePaise = value === undefined ? undefined : toBigPaise(value);
    return once((queries) => removeVouchers(queries, { ...removal, giftCardSlug, facePaise }, by));
  },
});
