import type { Sealer } from '../sealing/createSealer.ts';
import { opens } from './opens.ts';

const ROW = 'installation sentinel';

/** A value that opens with this key and with no other. Its text is of no account. */
export const sealSentinel = (sealer: Sealer): Buffer => sealer.seal('This PII_KEY fits.', ROW);

/** Whether a sealer has the key by which a sentinel was sealed. */
export const opensSentinel = (sealer: Sealer, sentinel: Buffer): boolean => opens(sealer, sentinel, ROW);
