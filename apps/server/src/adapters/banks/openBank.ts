import { join } from 'node:path';
import type { BankPort } from '../../domain/payouts/BankPort.ts';
import type { Settings } from '../../settings/settings.ts';
import { createSimulatedBank } from './createSimulatedBank.ts';

/** The bank that pays members: outside production the simulated one; undefined in production, where none is connected. */
export function openBank({
  production,
  dataDir,
  sandboxSpeed,
}: Pick<Settings, 'production' | 'dataDir' | 'sandboxSpeed'>): BankPort | undefined {
  if (production) return undefined;
  return createSimulatedBank({ folder: join(dataDir, 'bank'), speed: sandboxSpeed });
}
