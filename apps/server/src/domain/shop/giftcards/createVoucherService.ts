import type { Gift, openGift, ResponseOf, Voucher } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { isUuid } from '@potli/api/units/uuid';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { giftCard } from '../../../db/schema/giftCard.ts';
import { giftCardGift, giftCardOrder, giftCardOrderLine, giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import { member } from '../../../db/schema/member.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import type { Place } from '../../members/devices/createPlaceTags.ts';
import type { Caller } from '../../members/identity/Caller.ts';
import { hashMailKey } from '../../members/identity/mailKey.ts';
import type { MemberEvents } from '../../members/memberEvents/createMemberEvents.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { openReceiver } from './giftRows.ts';
import { openVoucher } from './voucherSecret.ts';

interface VoucherParts {
  database: Pick<Database, 'orm'>;
  sealer: Sealer;
  limits: RateLimiter;
  events: MemberEvents;
}

type VoucherRow = typeof giftCardVoucher.$inferSelect;

/** Shows numbers and PINs: one at a time to the buyer, and those of a gift once to the holder of its link. */
export function createVoucherService({ database: { orm }, sealer, limits, events }: VoucherParts) {
  function reveal({ id, sealed, expiresOn }: Pick<VoucherRow, 'id' | 'sealed' | 'expiresOn'>): Voucher {
    const { cardNumber, pin } = openVoucher(sealer, id, sealed);
    return { voucher_ref: cardNumber, pin_code: pin, expiration_date: expiresOn };
  }

  async function findGift(queries: Queries, key: string) {
    const [found] = await queries
      .select({ gift: giftCardGift, line: giftCardOrderLine, sender: member.name, slug: giftCardOrder.giftCardSlug })
      .from(giftCardGift)
      .innerJoin(giftCardOrder, eq(giftCardOrder.id, giftCardGift.orderId))
      .innerJoin(giftCardOrderLine, eq(giftCardOrderLine.orderId, giftCardOrder.id))
      .innerJoin(member, eq(member.id, giftCardOrder.memberId))
      .where(eq(giftCardGift.keyHash, hashMailKey(key)));
    if (!found) throw notFound('This link leads to no gift.');
    const card = { imageUrl: giftCard.imageUrl, howItWorks: giftCard.howItWorks };
    const [sold] = await queries
      .select(card)
      .from(giftCard)
      .where(eq(giftCard.urlSlug, found.slug ?? ''));
    return { ...found, imageUrl: sold?.imageUrl ?? '', howItWorks: sold?.howItWorks ?? [] };
  }

  return {
    /**
     * The PIN of a voucher that the caller bought for themselves. It is noted among the events of the account.
     * @throws ProblemError notFound for a voucher of somebody else and for one that was given away, tooMany
     */
    async reveal(caller: Caller, voucherId: string, place: Place): Promise<Voucher> {
      const { id: memberId, sessionId } = caller;
      await limits.consume('pinPerHour', String(memberId));
      if (!isUuid(voucherId)) throw notFound();
      return orm.transaction(async (queries) => {
        const [row] = await queries
          .select({ id: giftCardVoucher.id, sealed: giftCardVoucher.sealed, expiresOn: giftCardVoucher.expiresOn })
          .from(giftCardVoucher)
          .innerJoin(giftCardOrderLine, eq(giftCardOrderLine.id, giftCardVoucher.lineId))
          .innerJoin(giftCardOrder, eq(giftCardOrder.id, giftCardOrderLine.orderId))
          .leftJoin(giftCardGift, eq(giftCardGift.orderId, giftCardOrder.id))
          .where(
            and(eq(giftCardVoucher.id, voucherId), eq(giftCardOrder.memberId, memberId), isNull(giftCardGift.orderId)),
          );
        if (!row) throw notFound();
        const revealedAt = sql`coalesce(${giftCardVoucher.revealedAt}, now())`;
        await queries.update(giftCardVoucher).set({ revealedAt }).where(eq(giftCardVoucher.id, row.id));
        await events.record(queries, { memberId, kind: 'pinRevealed', place, sessionId });
        return reveal(row);
      });
    },

    /** The gift of a mailed link, without its numbers. @throws ProblemError notFound, tooMany */
    async gift(key: string, ip: string): Promise<Gift> {
      await limits.consume('giftByIp', ip);
      const { gift, line, sender, imageUrl } = await findGift(orm, key);
      const { name, message } = openReceiver(sealer, gift);
      return {
        brandName: line.brandName,
        imageUrl,
        denomination: toRupees(line.facePaise),
        count: line.count,
        senderName: sender,
        receiverName: name,
        message,
        openedAt: gift.openedAt?.toISOString() ?? null,
      };
    },

    /** Opens a gift, once. @throws ProblemError notFound, tooMany, conflict for one that is open */
    async open(key: string, ip: string): Promise<ResponseOf<typeof openGift>> {
      await limits.consume('giftByIp', ip);
      return orm.transaction(async (queries) => {
        const { gift, line, howItWorks } = await findGift(queries, key);
        const opened = await queries
          .update(giftCardGift)
          .set({ openedAt: sql`now()` })
          .where(and(eq(giftCardGift.orderId, gift.orderId), isNull(giftCardGift.openedAt)))
          .returning({ orderId: giftCardGift.orderId });
        if (opened.length === 0) throw conflict('This gift was opened already.');
        const vouchers = await queries
          .update(giftCardVoucher)
          .set({ revealedAt: sql`now()` })
          .where(eq(giftCardVoucher.lineId, line.id))
          .returning();
        return { vouchers: vouchers.map(reveal), howItWorks };
      });
    },
  };
}
