import type { Click } from '../../contract/clicks.ts';
import type * as calls from '../../contract/receipts.ts';
import type { ReceiptRate } from '../../contract/receipts.ts';
import { fillRates, type ShownRate } from '../../rates/index.ts';
import { toPaise } from '../../units/money.ts';
import { toBasisPoints } from '../../units/percent.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { notFound } from '../http/MockProblem.ts';
import { mockReceiptKeys, signReceipt } from '../signReceipt.ts';

/** `clicksOf` returns the clicks of a member. */
export function receiptResolvers(
  shop: Shop,
  clicksOf: (email: string | undefined) => readonly Click[],
): ResolversOf<typeof calls> {
  const itemsOf: Record<string, readonly Item[]> = {
    STORE: shop.stores.map((row) => ({
      ...row,
      name: row.storeName,
      terms: row.importantTerms,
      link: row.redirectionUrl,
    })),
    OFFER: shop.offers.map((row) => ({
      ...row,
      name: row.offerName,
      terms: row.termsAndConditions,
      link: row.redirectUrl,
    })),
    CREDIT_CARD: shop.creditCards.map((row) => ({
      ...row,
      name: row.heading,
      terms: row.termsAndConditions,
      link: row.redirectUrl,
    })),
  };

  return {
    async getClickReceipt({ params }, { email }) {
      const click = clicksOf(email).find(({ clickId }) => clickId === params.id);
      if (!click) throw notFound();
      const { clickId, clickSource: source, clickTime, storeId } = click;
      const kind = source === 'CUSTOM_LINK' ? (click.itemType ?? 'STORE') : source;
      const item = itemsOf[kind]?.find(({ id }) => id === storeId);
      return signReceipt({
        type: 'potli receipt 1',
        clickId,
        memberId: '1',
        at: new Date(clickTime).toISOString(),
        source,
        item: { kind, id: storeId, name: item?.name ?? null, sentTo: item ? new URL(item.link).host : null },
        rates: { version: item ? '1' : null, rows: item?.rates.map(toReceiptRate) ?? [] },
        terms: item?.terms.map((text) => fillRates(text, item.rates)) ?? null,
      });
    },
    listReceiptKeys: () => mockReceiptKeys(),
  };
}

interface Item {
  id: string;
  name: string;
  terms: string[];
  link: string;
  rates: readonly (ShownRate & { kind: 'sale' | 'lead'; isDefault: boolean })[];
}

const orNull = (rupees: number | null | undefined) => (rupees ? String(toPaise(rupees)) : null);
const instantOf = (time: string | null | undefined) => (time ? new Date(time).toISOString() : null);
const yesOrNo = (value: boolean | undefined) => (value ? 'yes' : 'no');

const toReceiptRate = (row: Item['rates'][number], _n: number, all: Item['rates']): ReceiptRate => ({
  appliesTo: row.appliesTo,
  kind: row.kind,
  basisPoints: String(toBasisPoints(row.percent)),
  amountPaise: String(toPaise(row.amount)),
  capPaise: orNull(row.cap),
  minimumPaise: orNull(row.minimum),
  newUsersOnly: yesOrNo(row.newUsersOnly),
  from: instantOf(row.from),
  to: instantOf(row.to),
  isUsual: yesOrNo(row.isDefault || all.length === 1),
});
