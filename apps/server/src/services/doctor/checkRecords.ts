import type { Finding } from '@potli/api/contract/adminDoctor';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import { createReceiptSigner } from '../../domain/platform/signing/createReceiptSigner.ts';
import { refuseEndedKey } from '../../domain/platform/signing/receiptKeys.ts';
import { LATE_BACKUP_HOURS, readBackupAge } from '../../domain/views/installation/backups.ts';
import { SettingsError } from '../../settings/SettingsError.ts';
import type { Settings } from '../../settings/settings.ts';
import { advice, missing } from './findings.ts';

type Shop = Pick<Settings, 'bank' | 'payment' | 'receiptKey' | 'savesBackups'>;

/** As a row is before the migrations that wait: without what they add. */
const Recorded = z.object({
  bank: z.optional(z.nullable(z.string())),
  payments: z.optional(z.nullable(z.string())),
  backed_up_at: z.optional(z.nullable(z.string())),
  production_since: z.optional(z.nullable(z.string())),
});
type Recorded = z.infer<typeof Recorded>;

/** Where the settings differ from what the database has on record of bank, payments, receipts and backups. Before the first start: nothing. */
export async function checkRecords(queries: Queries, shop: Shop): Promise<Finding[]> {
  const { rows: tables } = await queries.execute(sql`select where to_regclass('installation') is not null`);
  if (tables.length === 0) return [];
  const { rows } = await queries.execute<{ row: unknown }>(
    sql`select to_jsonb(installation) - 'sentinel' as row from installation`,
  );
  const recorded = z.parse(Recorded, rows[0]?.row ?? {});
  return [
    ...checkBank(recorded, shop),
    ...(await checkPayment(queries, recorded, shop)),
    ...(await checkReceiptKey(queries, shop)),
    ...(await checkBackup(queries, recorded, shop)),
  ];
}

function checkBank({ bank: recorded }: Recorded, { bank }: Shop): Finding[] {
  if (!recorded || bank?.kind === recorded) return [];
  if (bank) {
    return [
      missing(
        'BANK',
        `${bank.kind}, but ${recorded} pays the members of this database, so a start ends: name ${recorded}, or potli bank change ${bank.kind}.`,
      ),
    ];
  }
  return [
    missing(
      'BANK',
      `None is named, and ${recorded} pays the members of this database: nobody is paid until BANK=${recorded} is set.`,
    ),
  ];
}

async function checkPayment(queries: Queries, { payments: recorded }: Recorded, { payment }: Shop): Promise<Finding[]> {
  if (!recorded || payment?.kind === recorded) return [];
  if (payment) {
    return [
      missing(
        'PAYMENT',
        `${payment.kind}, but ${recorded} takes the payments of this database, so a start ends: set PAYMENT=${recorded}.`,
      ),
    ];
  }
  const { rows } = await queries.execute<{ open: string }>(
    sql`select count(*)::text as open from gift_card_order where next_ask_at is not null`,
  );
  const open = Number(rows[0]?.open ?? 0);
  if (open === 0)
    return [advice('PAYMENT', `None is named, so no gift card is sold; ${recorded} took the payments before.`)];
  return [
    missing(
      'PAYMENT',
      `None is named, so nobody asks ${recorded} about ${open} open ${open === 1 ? 'order' : 'orders'} and refunds: set PAYMENT=${recorded}.`,
    ),
  ];
}

async function checkReceiptKey(queries: Queries, { receiptKey }: Shop): Promise<Finding[]> {
  // its absence is named with the settings
  if (receiptKey === '') return [];
  try {
    await refuseEndedKey(queries, await createReceiptSigner(receiptKey));
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map((fault) => missing('RECEIPT_KEY', fault));
  }
}

async function checkBackup(queries: Queries, recorded: Recorded, { savesBackups }: Shop): Promise<Finding[]> {
  const { backed_up_at: at, production_since: since } = recorded;
  if (!savesBackups || !since || at === undefined) return [];
  if (at === null)
    return [advice('backup', 'None is recorded yet: let potli backup run each night (docs/open-a-shop.md).')];
  const hours = Math.round(((await readBackupAge(queries)) ?? 0) / 3_600);
  if (hours <= LATE_BACKUP_HOURS) return [];
  return [
    advice(
      'backup',
      `The last whole one is ${hours} hours old: see why potli backup fails, or does not run (docs/runbook.md#backuplate).`,
    ),
  ];
}
