import { askForCheck, makeAskedChecks } from '../../domain/ledger/journals/askedChecks.ts';
import { checkLedger, checkRecent } from '../../domain/ledger/journals/checkLedger.ts';
import { makeRoot } from '../../domain/ledger/roots/makeRoot.ts';
import { createReceiptSigner } from '../../domain/platform/signing/createReceiptSigner.ts';
import { testSettings } from '../testSettings.ts';
import type { LivedShop } from './LivedShop.ts';

/** Checks of the ledger, sound and not, asked for and made; roots. */
export async function liveWithBooks({ database, sql }: LivedShop): Promise<void> {
  const { orm } = database;
  await checkLedger(database);
  await checkRecent(database);
  for (const isNotified of [true, false]) {
    await sql(
      `insert into ledger_check (kind, started_at, duration_ms, findings, is_sound, is_told, snapshot, journal_id, book_journal_id)
       select kind, started_at, duration_ms, findings, false, $1, snapshot, journal_id, book_journal_id from ledger_check limit 1`,
      [isNotified],
    );
  }
  const ask = (kind: 'full' | 'recent') => askForCheck(orm, { kind, who: 'member:1' });
  for (const kind of ['full', 'recent'] as const) await ask(kind);
  await makeAskedChecks(database, {});
  await ask('recent');
  const signer = await createReceiptSigner(testSettings.receiptKey);
  const parts = { database, piiKey: testSettings.piiKey, signer, leastMembers: 0 };
  await makeRoot({ ...parts, now: new Date() });
  // one from before roots were signed
  await sql(
    `insert into ledger_root (number, day, made_at, owed_paise, root, log_root)
     select number + 1, day + 1, made_at + interval '1 day', owed_paise, root, log_root from ledger_root`,
  );
}
