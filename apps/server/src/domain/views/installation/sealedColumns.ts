import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import { giftCardGift, giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import { idempotencyKey } from '../../../db/schema/idempotencyKey.ts';
import { mailOutbox } from '../../../db/schema/mailOutbox.ts';
import { memberPan } from '../../../db/schema/memberPan.ts';
import { transferFile } from '../../../db/schema/transferFile.ts';
import { bankAccountRow } from '../../members/bank/bankAccountRows.ts';
import { panRow } from '../../payouts/tax/panRows.ts';
import { transferFileRow } from '../../payouts/transferFiles/makeTransferFile.ts';
import { keyRow } from '../../platform/idempotency/keyRows.ts';
import { mailRow } from '../../platform/mail/sealedMail.ts';
import { giftRow } from '../../shop/giftcards/giftRows.ts';
import { voucherRow } from '../../shop/giftcards/voucherSecret.ts';

export interface SealedColumn {
  table: PgTable;
  /** Tells the rows of the table apart. */
  id: PgColumn;
  sealed: PgColumn;
  /** The row's name under which the value was sealed. */
  rowName(id: string): string;
}

/** All sealed columns: key rotation and the check at the start use this list. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: bankAccount, id: bankAccount.id, sealed: bankAccount.sealed, rowName: bankAccountRow },
  { table: giftCardVoucher, id: giftCardVoucher.id, sealed: giftCardVoucher.sealed, rowName: voucherRow },
  { table: giftCardGift, id: giftCardGift.orderId, sealed: giftCardGift.sealed, rowName: giftRow },
  { table: memberPan, id: memberPan.id, sealed: memberPan.sealed, rowName: panRow },
  { table: transferFile, id: transferFile.id, sealed: transferFile.sealed, rowName: transferFileRow },
  { table: mailOutbox, id: mailOutbox.id, sealed: mailOutbox.sealed, rowName: mailRow },
  {
    table: idempotencyKey,
    id: idempotencyKey.keyHash,
    sealed: idempotencyKey.answer,
    // PostgreSQL writes bytes as \x and their hexadecimal digits
    rowName: (id) => keyRow(id.slice(2)),
  },
];
