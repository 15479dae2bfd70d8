import { plainRupees } from '@potli/api/units/money';
import { createNeftBank } from '../../adapters/banks/neft/createNeftBank.ts';
import { createNeftLayout } from '../../adapters/banks/neft/createNeftLayout.ts';
import { commonFormat } from '../../adapters/banks/neft/neftPresets.ts';
import { readReturnRow } from '../../adapters/banks/neft/readReturnRow.ts';
import type { Database } from '../../db/database.ts';
import { applyReturnLine, type ReturnOutcome } from '../../domain/payouts/transferFiles/applyReturnLine.ts';
import { makeTransferFile } from '../../domain/payouts/transferFiles/makeTransferFile.ts';
import type { BankTransfer } from '../../domain/payouts/transfers/BankPort.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import type { BankSettings } from '../../settings/bankSettings.ts';
import { addOpenPayout } from '../payouts/addOpenPayout.ts';
import { anyTarget } from '../sampleMoney.ts';
import { testSettings } from '../testSettings.ts';
import type { BankOutcome } from './startBankDouble.ts';

const WORDS = { sent: 'SUCCESS', failed: 'FAILED', returned: 'RETURNED' } as const;
const sealer = createSealer(testSettings.piiKey);

/** The settings of a bank that takes NEFT files. */
export const neftBank: BankSettings = { kind: 'neft', credentials: new Map([['account', ['50100012345678']]]) };

/** A line of a return file, as the bank of this test writes it. */
export type ReturnRow = Record<string, string>;

/** A bank that takes NEFT files, and the operator who carries them. */
export function openNeft(database: Database) {
  /** Everything that waits, in the next file. */
  async function makeFile(at?: Date) {
    const layout = createNeftLayout(neftBank, 'Potli cashback');
    const by = { who: 'cli:test', action: 'payouts file' };
    const parts = { sealer, openTarget: anyTarget, layout, by, ...(at && { at }) };
    return database.orm.transaction((queries) => makeTransferFile(queries, parts));
  }

  async function applyRow(row: ReturnRow): Promise<ReturnOutcome | 'waiting'> {
    const read = readReturnRow(commonFormat, row);
    return read === 'waiting' || 'problem' in read
      ? read
      : applyReturnLine(
          { database, openTarget: anyTarget, by: { who: 'cli:test', action: 'payouts return-file' } },
          read,
        );
  }

  return {
    bank: createNeftBank(database),
    makeFile,
    applyRow,
    /** The payout of a member who has earned, submitted to a bank that did not answer. */
    async newTransfer(change: Partial<BankTransfer> = {}): Promise<BankTransfer> {
      return { ...(await addOpenPayout(database)), ...change };
    },
    /** What the bank calls a payout; undefined where it does not know it. */
    async referenceOf(payoutId: string): Promise<string | undefined> {
      const found = await database.pool.query<{ reference: string }>(
        'select reference from transfer_line where payout_id = $1',
        [payoutId],
      );
      return found.rows[0]?.reference;
    },
    /** What the bank returns for a payout, by its id: files had that before they had references. */
    rowOf: (payoutId: string, outcome: BankOutcome, amountPaise: bigint): ReturnRow => ({
      'Customer Reference Number': payoutId.replaceAll('-', '').toUpperCase(),
      Status: WORDS[outcome],
      'UTR Number':
        outcome === 'failed'
          ? ''
          : `PTLIN${BigInt(`0x${payoutId.slice(-9)}`)
              .toString()
              .padStart(11, '0')}`,
      Reason: outcome === 'sent' ? '' : 'Beneficiary account does not exist',
      Amount: plainRupees(amountPaise),
      'Beneficiary Account Number': 'XXXXXXXX0400',
    }),
  };
}
