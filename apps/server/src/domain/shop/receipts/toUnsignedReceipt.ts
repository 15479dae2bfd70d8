import { fillRates, liveRates, type ShownRate } from '@potli/api/rates';
import { toRupees } from '@potli/api/units/money';
import { toPercent } from '@potli/api/units/percent';
import { type Receipt, type ReceiptRate, receiptType, termsHash } from '@potli/proof';
import type { ClickPromise } from './readPromise.ts';

/** The receipt of a click before it is signed: follows from the promise alone. */
export async function toUnsignedReceipt(promise: ClickPromise): Promise<Omit<Receipt, 'keyId' | 'signature'>> {
  const { click, link, rateVersion, rates, terms } = promise;
  const texts = terms && shownTerms(terms.terms, rates, click.clickedAt);
  return {
    type: receiptType,
    clickId: click.id,
    memberId: String(click.memberId),
    at: click.clickedAt.toISOString(),
    source: click.source,
    item: {
      kind: link?.itemType ?? click.source,
      id: String(link?.itemId ?? click.sourceId),
      name: terms?.name || null,
      sentTo: click.redirectUrl === null ? null : (URL.parse(click.redirectUrl)?.host ?? null),
    },
    rates: {
      version: rateVersion === null ? null : String(rateVersion),
      rows: rateVersion === null ? copiedRate(click) : rates.map(toReceiptRate),
    },
    terms: texts && { texts, hash: await termsHash(texts) },
  };
}

/** As the page of the item showed them: with the rates of that moment in the places for them. */
function shownTerms(terms: readonly string[], rates: ClickPromise['rates'], clickedAt: Date): string[] {
  const live = liveRates(rates.map(toShown), clickedAt.getTime());
  return terms.map((text) => fillRates(text, live));
}

type Row = ClickPromise['rates'][number];

const rupeesOf = (paise: bigint | null) => (paise === null ? null : toRupees(paise));
const instantOf = (at: Date | null) => at?.toISOString() ?? null;
const textOf = (paise: bigint | null) => (paise === null ? null : String(paise));

const toShown = (row: Row): ShownRate => ({
  appliesTo: row.appliesTo,
  percent: toPercent(row.cashbackBasisPoints),
  amount: toRupees(row.cashbackPaise),
  cap: rupeesOf(row.capPaise),
  minimum: rupeesOf(row.minimumPaise),
  newUsersOnly: row.newUsersOnly,
  from: instantOf(row.startsAt),
  to: instantOf(row.endsAt),
});

const toReceiptRate = (row: Row): ReceiptRate => ({
  appliesTo: row.appliesTo,
  kind: row.kind,
  basisPoints: String(row.cashbackBasisPoints),
  amountPaise: String(row.cashbackPaise),
  capPaise: textOf(row.capPaise),
  minimumPaise: textOf(row.minimumPaise),
  newUsersOnly: row.newUsersOnly ? 'yes' : 'no',
  from: instantOf(row.startsAt),
  to: instantOf(row.endsAt),
  isUsual: row.isDefault ? 'yes' : 'no',
});

/** A click from before there were rate cards has a copy of its one rate, by which its orders earn. */
function copiedRate({ cashbackBasisPoints, cashbackPaise }: ClickPromise['click']): ReceiptRate[] {
  if (cashbackBasisPoints === 0 && cashbackPaise === 0n) return [];
  return [
    {
      appliesTo: 'All orders',
      kind: 'sale',
      basisPoints: cashbackPaise > 0n ? '0' : String(cashbackBasisPoints),
      amountPaise: String(cashbackPaise),
      capPaise: null,
      minimumPaise: null,
      newUsersOnly: 'no',
      from: null,
      to: null,
      isUsual: 'yes',
    },
  ];
}
