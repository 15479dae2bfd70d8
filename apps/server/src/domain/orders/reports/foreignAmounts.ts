import { toPaise } from '../../ledger/exchange/toPaise.ts';

/** Amounts in another currency than rupees, in its smallest unit. */
export interface ForeignAmounts {
  /** Code of ISO 4217. */
  currency: string;
  saleMinor: bigint;
  commissionMinor: bigint | null;
  /** Rupees for one unit, as decimals; absent until it is looked up. */
  rate?: string;
}

/** As the columns of a row. */
export interface ForeignColumns {
  currency: string | null;
  saleMinor: bigint | null;
  commissionMinor: bigint | null;
  exchangeRate: string | null;
}

const NONE: ForeignColumns = { currency: null, saleMinor: null, commissionMinor: null, exchangeRate: null };

/** @param foreign null and undefined: in rupees */
export const toForeignColumns = (foreign: ForeignAmounts | null | undefined): ForeignColumns =>
  foreign?.rate === undefined
    ? NONE
    : {
        currency: foreign.currency,
        saleMinor: foreign.saleMinor,
        commissionMinor: foreign.commissionMinor,
        exchangeRate: foreign.rate,
      };

export const fromForeignColumns = ({
  currency,
  saleMinor,
  commissionMinor,
  exchangeRate,
}: ForeignColumns): ForeignAmounts | null =>
  currency === null || saleMinor === null || exchangeRate === null
    ? null
    : { currency, saleMinor, commissionMinor, rate: exchangeRate };

interface Priced {
  saleAmountPaise: bigint;
  commissionPaise?: bigint | null;
  foreign?: ForeignAmounts | null;
}

/** A report with the paise of a rate; one in rupees stays as it is. */
export function atRate<Report extends Priced>(report: Report, rate: string): Report {
  const { foreign } = report;
  if (!foreign) return report;
  const { currency, saleMinor, commissionMinor } = foreign;
  return {
    ...report,
    foreign: { ...foreign, rate },
    saleAmountPaise: toPaise(saleMinor, currency, rate),
    commissionPaise: commissionMinor === null ? null : toPaise(commissionMinor, currency, rate),
  };
}

interface StatedAmounts extends Priced {
  status: 'tracked' | 'approved' | 'rejected';
}

/**
 * All reports of an order at the one rate that counts (docs/decisions/085): that of the report which first had the status and
 * the amounts that are valid. A repetition changes no rate, nor does a rejection.
 * @param reports those that count, the valid one last
 */
export function atOneRate<Report extends StatedAmounts>(reports: readonly Report[]): Report[] {
  const foreign = reports.filter((each) => each.foreign);
  const counting = foreign.filter(({ status }) => status !== 'rejected');
  const words = counting.length > 0 ? counting : foreign;
  const last = words.at(-1);
  if (!last) return [...reports];
  const first = words[words.findLastIndex((each) => !isSame(each, last)) + 1] ?? last;
  const { currency, rate } = first.foreign ?? {};
  if (rate === undefined) return [...reports];
  return reports.map((each) => (each.foreign?.currency === currency ? atRate(each, rate) : each));
}

const isSame = (one: StatedAmounts, other: StatedAmounts): boolean =>
  one.status === other.status &&
  one.foreign?.currency === other.foreign?.currency &&
  one.foreign?.saleMinor === other.foreign?.saleMinor &&
  one.foreign?.commissionMinor === other.foreign?.commissionMinor;

/** What is known of an order in a foreign currency from reports at one rate; null where the last amount was in rupees. */
export function foreignOf(
  reports: readonly StatedAmounts[],
  hasAmount: (report: StatedAmounts) => boolean,
): ForeignAmounts | null {
  const foreign = reports.findLast((each) => hasAmount(each))?.foreign;
  if (!foreign) return null;
  const commissioned = reports.findLast(
    (each) => each.foreign?.currency === foreign.currency && each.foreign.commissionMinor,
  );
  return { ...foreign, commissionMinor: commissioned?.foreign?.commissionMinor ?? foreign.commissionMinor };
}
