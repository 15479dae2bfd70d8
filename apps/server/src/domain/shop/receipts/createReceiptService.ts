import type { Receipt, ReceiptKeys } from '@potli/api';
import { isUuid } from '@potli/api/units/uuid';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { clickReceipt } from '../../../db/schema/receipt.ts';
import { notFound, unavailable } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import type { ReceiptSigner } from '../../platform/signing/createReceiptSigner.ts';
import { hasEnded, readReceiptKeys } from '../../platform/signing/receiptKeys.ts';
import { readPromise } from './readPromise.ts';
import { toUnsignedReceipt } from './toUnsignedReceipt.ts';

interface ReceiptTools {
  database: Pick<Database, 'orm'>;
  limits: Pick<RateLimiter, 'consume'>;
  signer: ReceiptSigner;
}

/** Signed receipts of clicks (docs/verify.md#receipts). */
export function createReceiptService({ database: { orm }, limits, signer }: ReceiptTools) {
  return {
    /**
     * The receipt of a member's click: signed when it is first asked for, and stored, so that it is the same for ever.
     * @throws ProblemError notFound for the click of another member, tooMany by `receiptPerMinute`, unavailable where
     * the key of this host was replaced
     */
    async receiptOf(memberId: bigint, clickId: string): Promise<Receipt> {
      await limits.consume('receiptPerMinute', String(memberId));
      const stored = isUuid(clickId) ? await readReceipt(orm, memberId, clickId) : undefined;
      if (stored) return stored;
      const promise = isUuid(clickId) ? await readPromise(orm, memberId, clickId) : undefined;
      if (!promise) throw notFound('We do not know this click.');
      const { keys } = await readReceiptKeys(orm);
      if (hasEnded(keys, signer.keyId, promise.click.clickedAt)) {
        throw unavailable('This receipt cannot be signed at the moment. Please try again later.', 60);
      }
      const receipt = signer.sign(await toUnsignedReceipt(promise));
      const row = { clickId, memberId, keyId: signer.keyId, receipt };
      await orm.insert(clickReceipt).values(row).onConflictDoNothing();
      // another host may have been first, with another key
      return (await readReceipt(orm, memberId, clickId)) ?? receipt;
    },

    /** The keys that sign receipts, and those that did before. */
    keys: (): Promise<ReceiptKeys> => readReceiptKeys(orm),
  };
}

async function readReceipt(queries: Queries, memberId: bigint, clickId: string): Promise<Receipt | undefined> {
  const [found] = await queries
    .select({ receipt: clickReceipt.receipt })
    .from(clickReceipt)
    .where(and(eq(clickReceipt.clickId, clickId), eq(clickReceipt.memberId, memberId)));
  return found?.receipt;
}
