import type { ClaimList } from '@potli/api/contract/adminClaims';
import type { PayoutList } from '@potli/api/contract/adminPayouts';
import type { WaitingKind } from '@potli/api/contract/adminWaiting';
import type { Queries } from '../../db/database.ts';
import { readAdminClaims } from '../../domain/orders/disputes/readAdminClaims.ts';
import { readOpenReports } from '../../domain/orders/review/readOpenReports.ts';
import { readReviewOrders } from '../../domain/orders/review/readReviewOrders.ts';
import { readAdminPayouts } from '../../domain/payouts/review/readAdminPayouts.ts';
import { readWaiting } from '../../domain/payouts/transferFiles/readWaiting.ts';
import { listTransferFiles } from '../../domain/payouts/transferFiles/transferFileRows.ts';
import { readRefused } from '../../domain/platform/refused/refusedBodies.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { readChanges } from '../../domain/shop/catalogue/desk/readVersions.ts';
import { readAllRefunds } from '../../domain/shop/checkout/readRefunds.ts';
import { readStockPage } from '../../domain/shop/giftcards/readStockPage.ts';
import { PII_KEY } from './livedEnvironment.ts';

const page = { pageNumber: 0, pageSize: 100 };

/** How many rows the lists of the admin area have of what waits. The one of failed payouts has also those of long ago. */
export async function sizesOfLists(queries: Queries): Promise<Record<WaitingKind, number>> {
  const claims = async (list: ClaimList) => (await readAdminClaims(queries, { ...page, list }, String)).totalCount;
  const orders = async (list: 'held' | 'costly') => (await readReviewOrders(queries, { ...page, list })).totalCount;
  const sealer = createSealer(PII_KEY);
  const payouts = async (list: PayoutList) => (await readAdminPayouts(queries, sealer, { ...page, list })).totalCount;
  const files = (await listTransferFiles(queries, page)).rows;
  return {
    newClaims: await claims('RECEIVED'),
    openClaims: await claims('open'),
    claimedOrders: await claims('orders'),
    heldOrders: await orders('held'),
    costlyOrders: await orders('costly'),
    // those from before lists went first do not wait
    openReports: (await readOpenReports(queries)).filter(({ problem }) => problem !== 'overruled').length,
    refusedBodies: (await readRefused(queries)).length,
    reviewPayouts: await payouts('review'),
    failedPayouts: await payouts('failed'),
    waitingTransfers: (await readWaiting(queries)).payouts,
    openFiles: files.filter(({ openLines, withdrawnAt }) => openLines > 0 && withdrawnAt === null).length,
    shortVouchers: (await readStockPage(queries, { ...page, only: 'short' })).totalCount,
    lateRefunds: (await readAllRefunds(queries, 'open', new Date())).filter(({ late }) => late).length,
    changes: (await readChanges(queries, { ...page, state: 'waiting' })).totalCount,
  };
}
