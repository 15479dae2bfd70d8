import type { Sealer } from '../sealing/createSealer.ts';

/** Whether a sealer opens what was sealed for a row. */
export function opens(sealer: Sealer, sealed: Buffer, row: string): boolean {
  try {
    sealer.open(sealed, row);
    return true;
  } catch {
    return false;
  }
}
