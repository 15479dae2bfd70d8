import * as z from 'zod/mini';
import { invalid } from '../../../../errors/ProblemError.ts';
import { runInWorker } from '../runInWorker.ts';

const Outcome = z.union([
  z.object({ bytes: z.instanceof(Uint8Array) }),
  z.object({ refused: z.enum(['active', 'locked', 'mixed', 'huge']) }),
]);

const REASONS = {
  active: 'This PDF holds scripts or attached files. Please send a plain PDF or a photo.',
  locked: 'This PDF is protected by a password. Please send a plain PDF or a photo.',
  huge: 'This PDF is too large when it is opened. Please send it with smaller pictures, or a photo.',
  mixed: 'This PDF holds more than a document. Please send a plain PDF or a photo.',
};

/**
 * Rewrites a PDF from its parsed objects, so that what is stored is what was checked.
 * @throws ProblemError invalid for one that is active, encrypted, huge when it is opened, or broken
 */
export async function rewritePdf(bytes: Buffer): Promise<Buffer> {
  const outcome = z.safeParse(Outcome, await runInWorker(new URL('./rewriteWorker.ts', import.meta.url), { bytes }));
  if (!outcome.success) throw invalid('This PDF is broken. Please choose another file.');
  if ('refused' in outcome.data) throw invalid(REASONS[outcome.data.refused]);
  return Buffer.from(outcome.data.bytes);
}
