import type { BookFindings } from '../books/readBookFindings.ts';
import type { LedgerFindings } from './readLedgerFindings.ts';

/** What the check found; a correct ledger has no findings. */
export interface LedgerCheck extends LedgerFindings, BookFindings {}
