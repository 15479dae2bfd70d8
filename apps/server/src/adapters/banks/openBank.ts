import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { type CheckVpa, knowsNoVpa } from '../../domain/bank/CheckVpa.ts';
import type { BankPort } from '../../domain/payouts/BankPort.ts';
import type { Settings } from '../../settings/settings.ts';
import { connectBank } from './connectBank.ts';
import { checkSimulatedVpa } from './simulated/checkSimulatedVpa.ts';
import { createSimulatedBank, type SimulatedDesk } from './simulated/createSimulatedBank.ts';

type BankChoice = Pick<Settings, 'bank' | 'productName' | 'production' | 'dataDir' | 'sandboxSpeed'>;

interface OpenedBank {
  /** Pays members; undefined in production, where none is connected. */
  bank: BankPort | undefined;
  checkVpa: CheckVpa;
  /** Of the simulated one: what a developer can see and wish. */
  desk?: SimulatedDesk;
}

/**
 * The bank of the settings, else outside production the simulated one, which makes up names for UPI IDs. Open it once: each
 * has a connection with a pace of its own.
 */
export function openBank(settings: BankChoice, database: Pick<Database, 'orm'>): OpenedBank {
  const { bank, productName, production, dataDir, sandboxSpeed } = settings;
  if (bank) return connectBank(bank, { database, productName });
  if (production) return { bank: undefined, checkVpa: knowsNoVpa };
  const { desk, ...simulated } = createSimulatedBank({ folder: join(dataDir, 'bank'), speed: sandboxSpeed });
  return { bank: simulated, checkVpa: checkSimulatedVpa, desk };
}
