import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { BankPort } from '../../domain/payouts/BankPort.ts';
import type { Settings } from '../../settings/settings.ts';
import { connectBank } from './connectBank.ts';
import { createSimulatedBank } from './createSimulatedBank.ts';

type BankChoice = Pick<Settings, 'bank' | 'productName' | 'production' | 'dataDir' | 'sandboxSpeed'>;

/**
 * The bank that pays members: the one of the settings, else outside production the simulated one; undefined in production,
 * where none is connected.
 */
export function openBank(settings: BankChoice, database: Pick<Database, 'orm'>): BankPort | undefined {
  const { bank, productName, production, dataDir, sandboxSpeed } = settings;
  if (bank) return connectBank(bank, { database, productName }).bank;
  if (production) return undefined;
  return createSimulatedBank({ folder: join(dataDir, 'bank'), speed: sandboxSpeed });
}
