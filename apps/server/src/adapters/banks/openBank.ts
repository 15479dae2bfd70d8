import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { type CheckVpa, knowsNoVpa } from '../../domain/members/bank/CheckVpa.ts';
import type { FileLayout } from '../../domain/payouts/transferFiles/FileLayout.ts';
import type { BankPort } from '../../domain/payouts/transfers/BankPort.ts';
import { recordBank } from '../../domain/views/installation/recordedBank.ts';
import { refuseInProduction } from '../../domain/views/installation/refuseInProduction.ts';
import type { Settings } from '../../settings/settings.ts';
import { connectBank } from './connectBank.ts';
import { guardBank } from './guardBank.ts';
import { checkSimulatedVpa } from './simulated/checkSimulatedVpa.ts';
import { createSimulatedBank, type SimulatedBankControls } from './simulated/createSimulatedBank.ts';

type BankChoice = Pick<Settings, 'bank' | 'productName' | 'production' | 'dataDir' | 'sandboxSpeed'>;

interface OpenedBank {
  /** Pays members; undefined in production, where none is connected. */
  bank: BankPort | undefined;
  checkVpa: CheckVpa;
  /** Of a bank that takes files. */
  layout?: FileLayout;
  /** Of the simulated bank only: what a developer can see and choose. */
  controls?: SimulatedBankControls;
}

/**
 * The bank of the settings, else outside production the simulated one, which makes up names for UPI IDs. Every host and
 * command that pays opens it here, once: each has a connection with a pace of its own.
 * @throws SettingsError when another bank pays the members of this database, or when the simulated one would
 */
export async function openBank(settings: BankChoice, database: Pick<Database, 'orm'>): Promise<OpenedBank> {
  const { bank, productName, production, dataDir, sandboxSpeed } = settings;
  if (bank) {
    const mayPay = () => recordBank(database.orm, bank.kind);
    await mayPay();
    const connected = connectBank(bank, { database, productName });
    return { ...connected, bank: guardBank(connected.bank, mayPay) };
  }
  if (production) return { bank: undefined, checkVpa: knowsNoVpa };
  const mayPay = () =>
    refuseInProduction(database.orm, 'The simulated bank sends no money: name the real one with BANK.');
  await mayPay();
  const { controls, ...simulated } = createSimulatedBank({ folder: join(dataDir, 'bank'), speed: sandboxSpeed });
  return { bank: guardBank(simulated, mayPay), checkVpa: checkSimulatedVpa, controls };
}
