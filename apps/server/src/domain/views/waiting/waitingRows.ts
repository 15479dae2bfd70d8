import { FAILED_PAYOUT_DAYS, type WaitingKind } from '@potli/api/contract/adminWaiting';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/database.ts';
import { catalogueChange } from '../../../db/schema/catalogueRow.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { giftCardOrder } from '../../../db/schema/giftCardOrder.ts';
import { payout } from '../../../db/schema/payout.ts';
import { refusedBody } from '../../../db/schema/refusedBody.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { transferFile, transferLine } from '../../../db/schema/transferFile.ts';
import { inStatus, isOpenClaim } from '../../orders/disputes/readAdminClaims.ts';
import { isCostly, isWaiting } from '../../orders/review/costlyOrders.ts';
import { claimsWithOrders, openReportTimes } from '../../orders/review/readOpenReports.ts';
import { payoutsOf } from '../../payouts/review/readAdminPayouts.ts';
import { waitsForFile } from '../../payouts/transferFiles/readWaiting.ts';
import { isLateRefund } from '../../shop/checkout/readRefunds.ts';
import { shortStock } from '../../shop/giftcards/readStockPage.ts';

/** A row for each thing that waits, with the column `at`: since when. */
const rowsOf = (table: PgTable, at: PgColumn, where: SQL | undefined): SQL =>
  sql`select ${at} as at from ${table} where ${where}`;

const hasFiledLines = sql`exists (select from ${transferLine}
  where ${transferLine.fileId} = ${transferFile.id} and ${transferLine.state} = 'filed')`;
const failedLately = gt(payout.settledAt, sql`now() - make_interval(days => ${FAILED_PAYOUT_DAYS})`);

/** What waits of each kind: the rows of the list that the admin area shows of it. */
export const waitingRows = (queries: Queries): Record<WaitingKind, SQL> => ({
  newClaims: rowsOf(dispute, dispute.createdAt, inStatus('RECEIVED')),
  openClaims: rowsOf(dispute, dispute.createdAt, isOpenClaim),
  claimedOrders: claimsWithOrders(queries),
  heldOrders: rowsOf(shopOrder, shopOrder.versionAt, isWaiting),
  costlyOrders: rowsOf(shopOrder, shopOrder.versionAt, isCostly),
  openReports: openReportTimes(queries),
  refusedBodies: rowsOf(refusedBody, refusedBody.firstAt, eq(refusedBody.state, 'refused')),
  reviewPayouts: rowsOf(payout, payout.createdAt, payoutsOf.review),
  failedPayouts: rowsOf(payout, payout.settledAt, and(payoutsOf.failed, failedLately)),
  waitingTransfers: rowsOf(transferLine, transferLine.queuedAt, waitsForFile),
  openFiles: rowsOf(transferFile, transferFile.madeAt, and(isNull(transferFile.withdrawnAt), hasFiledLines)),
  shortVouchers: sql`select null::timestamptz as at from (${shortStock}) as short`,
  lateRefunds: rowsOf(giftCardOrder, giftCardOrder.refundStartedAt, isLateRefund),
  changes: rowsOf(catalogueChange, catalogueChange.askedAt, eq(catalogueChange.state, 'waiting')),
});
