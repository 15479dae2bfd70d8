import * as z from 'zod/mini';
import { invalid } from '../../../errors/ProblemError.ts';
import { runInWorker } from '../runInWorker.ts';

const Outcome = z.union([
  z.object({ bytes: z.instanceof(Uint8Array) }),
  z.object({ refused: z.enum(['active', 'locked', 'mixed']) }),
]);

const REASONS = {
  active: 'This PDF holds scripts or attached files. Please send a plain PDF or a photo.',
  locked: 'This PDF is protected by a password. Please send a plain PDF or a photo.',
  mixed: 'This PDF holds more than a document. Please send a plain PDF or a photo.',
};

/**
 * A PDF written anew from what was found in it, so that what is kept is what was looked at.
 * @throws ProblemError 400 for one that does more than show something, is encrypted, or cannot be read
 */
export async function rewritePdf(bytes: Buffer): Promise<Buffer> {
  const outcome = z.safeParse(Outcome, await runInWorker(new URL('./rewriteWorker.ts', import.meta.url), { bytes }));
  if (!outcome.success) throw invalid('This PDF is broken. Please choose another file.');
  if ('refused' in outcome.data) throw invalid(REASONS[outcome.data.refused]);
  return Buffer.from(outcome.data.bytes);
}
