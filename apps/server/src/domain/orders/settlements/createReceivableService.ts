import type { listUnpaidOrders, Page, RequestOf, writeOffReceivable } from '@potli/api';
import type { Receivable, UnpaidOrder, WriteOffAnswer } from '@potli/api/contract/adminReceivables';
import type { Database } from '../../../db/database.ts';
import { readReceivables, readUnpaidPage } from '../../ledger/books/readUnpaid.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { dayEnd } from '../../platform/shared/indiaDay.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import { previewWriteOff, writeOffExactly } from './writeOffExactly.ts';

/** What networks owe, for the operators of the shop (docs/product/admin.md#receivables). */
export const createReceivableService = (database: Pick<Database, 'orm' | 'url'>) => ({
  list: (page: PageRequest): Promise<Page<Receivable>> => readReceivables(database, page, new Date()),

  listOrders: (query: RequestOf<typeof listUnpaidOrders>['query']): Promise<Page<UnpaidOrder>> =>
    readUnpaidPage(database, query, new Date()),

  /** @throws ProblemError as `writeOffExactly` */
  writeOff: (
    { network, to, members, seen }: RequestOf<typeof writeOffReceivable>['body'],
    by: Operator,
    once: Once<WriteOffAnswer>,
  ): Promise<WriteOffAnswer> =>
    once(async (queries) => {
      const asked = { network, members, before: dayEnd(to) };
      if (seen === undefined) return { ...(await previewWriteOff(queries, asked)), outcome: 'shown' };
      return { ...(await writeOffExactly(queries, asked, { seen, by })), outcome: 'writtenOff' };
    }),
});
