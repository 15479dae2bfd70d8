import { createHash } from 'node:crypto';
import { understoodCurrency } from '../../domain/ledger/exchange/understoodCurrency.ts';
import type { OrderReport, ReportStatus } from '../../domain/orders/reports/OrderReport.ts';
import type { SentReport } from '../../domain/orders/reports/ReportAdapter.ts';
import { type PreciseTime, precisionOf } from '../../domain/orders/reports/timePrecision.ts';
import { invalid } from '../../errors/ProblemError.ts';
import { isNoTime, isNothing } from '../../incoming/isNothing.ts';
import { bareText } from '../../incoming/plainText.ts';
import { quoted } from '../../incoming/quoted.ts';
import { readForeign } from '../../incoming/readForeign.ts';
import { readOrderId } from '../../incoming/readOrderId.ts';
import { readRupees } from '../../incoming/readRupees.ts';
import { readTime } from '../../incoming/readTime.ts';
import type { ReadingRules } from '../../settings/readingRules.ts';
import type { AffiliateNetwork, ReportTexts } from './AffiliateNetwork.ts';
import { readClickId, timeOfClick } from './readClickId.ts';
import { rankOf, readStatus, type StatusTable, statusTable } from './statusWords.ts';

/** Networks that sign have a form of their own (`canonicalReport.ts`). */
type ReadSource = 'hint' | 'list';

/** Reads the texts of a report. @throws ProblemError invalid */
export type ReadTexts = (texts: ReportTexts, sent: SentReport) => OrderReport;

const LONGEST_REASON = 500;

/** Reads reports in the words of a network. @param rules of the operator */
export function createTextReader(form: AffiliateNetwork, source: ReadSource, rules: ReadingRules): ReadTexts {
  const common = statusTable(form.statuses);
  const tables = new Map([...(rules.statusWords ?? [])].map(([name, own]) => [name, statusTable(form.statuses, own)]));

  return (texts, { network, body }) => {
    const { category, reason } = texts;
    const orderId = readOrderId(texts.orderId ?? '');
    const status = statusOf(form, tables.get(network) ?? common, texts);
    const currency = currencyOf(form, texts, rules);
    const amounts = readAmounts(texts, status, currency);
    const clickId = readClickId(texts.clickId ?? '');
    return {
      network,
      eventId: eventIdOf(source, status, body),
      orderId,
      ...(!saysNothing(texts.storeOrderId) && { storeOrderId: readOrderId(texts.storeOrderId) }),
      status: source === 'hint' && status === 'approved' ? 'tracked' : status,
      ...(form.stalled?.includes((texts.status ?? '').toLowerCase()) && { isStalled: true }),
      clickId,
      ...amounts,
      category: saysNothing(category) ? null : category,
      ...readParts(texts, amounts),
      source,
      ...readOccurredAt(form, texts, clickId),
      // without half a character at the end, which is broken text
      reason: reason?.slice(0, LONGEST_REASON).replace(/[\ud800-\udbff]$/, '') || null,
    };
  };
}

const saysNothing = (text: string | undefined): text is undefined => text === undefined || isNothing(text);

function statusOf({ mayOmitStatus }: AffiliateNetwork, table: StatusTable, { status = '' }: ReportTexts): ReportStatus {
  return status === '' && mayOmitStatus ? 'tracked' : readStatus(table, status);
}

/** The code of a currency other than rupees; undefined for rupees. */
function currencyOf(
  { mustNameCurrency }: AffiliateNetwork,
  { currency }: ReportTexts,
  rules: ReadingRules,
): string | undefined {
  if (!saysNothing(currency)) return understoodCurrency(bareText(currency), rules);
  if (mustNameCurrency) throw invalid('The report names no currency.');
  return undefined;
}

type Amounts = Pick<OrderReport, 'saleAmountPaise' | 'commissionPaise' | 'foreign'>;

/** What is said in another currency has no rupees before its day's rate is found (`priceReports.ts`). */
function readAmounts(texts: ReportTexts, status: ReportStatus, currency: string | undefined): Amounts {
  const commission = saysNothing(texts.commission) ? null : texts.commission;
  if (currency === undefined) {
    return {
      saleAmountPaise: readSale(texts, status, readRupees),
      commissionPaise: commission === null ? null : readRupees(commission, 'commission'),
    };
  }
  const read = (text: string, what: string) => readForeign(text, what, currency);
  const saleMinor = readSale(texts, status, read);
  const commissionMinor = commission === null ? null : read(commission, 'commission');
  return { saleAmountPaise: 0n, commissionPaise: null, foreign: { currency, saleMinor, commissionMinor } };
}

/**
 * Parts that add up to the order; others say nothing that can be relied on, such as those from before an amount was corrected.
 * Where only their commissions do not add up, their categories still count.
 */
function readParts({ parts }: ReportTexts, { foreign, ...order }: Amounts): Pick<OrderReport, 'parts'> {
  if (!parts) return {};
  const sale = foreign?.saleMinor ?? order.saleAmountPaise;
  const commission = foreign ? foreign.commissionMinor : order.commissionPaise;
  const read = (text: string, what: string) =>
    foreign ? readForeign(text, what, foreign.currency) : readRupees(text, what);
  const amounts = parts.map((part) => ({
    category: saysNothing(part.category) ? null : part.category,
    sale: saysNothing(part.saleAmount) ? 0n : read(part.saleAmount, 'amount of a part'),
    commission: saysNothing(part.commission) ? null : read(part.commission, 'commission of a part'),
  }));
  if (amounts.reduce((sum, part) => sum + part.sale, 0n) !== sale) return {};
  const isWhole = amounts.reduce((sum, part) => sum + (part.commission ?? 0n), 0n) === commission;
  return { parts: amounts.map((part) => (isWhole ? part : { ...part, commission: null })) };
}

/** Cancellations and leads come with 0 or with an empty amount. */
function readSale(
  { saleAmount }: ReportTexts,
  status: ReportStatus,
  read: (text: string, what: string) => bigint,
): bigint {
  if (saleAmount === '' || (saysNothing(saleAmount) && status === 'rejected')) return 0n;
  if (saleAmount === undefined) throw invalid('The report names no amount of the sale.');
  return read(saleAmount, 'amount of the sale');
}

/** Where the network names no time: that of the click, which is the same in each report and before all others. */
function readOccurredAt(form: AffiliateNetwork, texts: ReportTexts, clickId: string | null): PreciseTime {
  const { occurredAt, clickId: named } = texts;
  if (occurredAt !== undefined && !isNoTime(occurredAt))
    return { occurredAt: readTime(occurredAt, form), precision: precisionOf(occurredAt) };
  if (clickId !== null) return { occurredAt: timeOfClick(clickId), precision: 'none' };
  const click = saysNothing(named) ? 'no click' : `${quoted(named)} is no click`;
  throw invalid(`The report names no time, and ${click} whose time could count.`);
}

/**
 * These networks have no id of an event, or one that stays when the status changes. So what was said is the id: sent
 * again, it is the same event. The status comes first: of two calls with the same time the more final one is valid.
 */
const eventIdOf = (source: ReadSource, status: ReportStatus, body: Buffer) =>
  `${source}-${rankOf(status)}-${createHash('sha256').update(body).digest('hex').slice(0, 40)}`;
