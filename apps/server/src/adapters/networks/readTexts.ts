import { createHash } from 'node:crypto';
import type { OrderReport, ReportStatus } from '../../domain/orders/OrderReport.ts';
import type { SentReport } from '../../domain/orders/ReportAdapter.ts';
import { type PreciseTime, precisionOf } from '../../domain/orders/timePrecision.ts';
import { invalid } from '../../errors/ProblemError.ts';
import { isNothing } from '../../incoming/isNothing.ts';
import { bareText } from '../../incoming/plainText.ts';
import { quoted } from '../../incoming/quoted.ts';
import { readOrderId } from '../../incoming/readOrderId.ts';
import { readRupees } from '../../incoming/readRupees.ts';
import { readTime } from '../../incoming/readTime.ts';
import type { StatusWords } from '../../settings/statusWords.ts';
import type { AffiliateNetwork, ReportTexts } from './AffiliateNetwork.ts';
import { readClickId, timeOfClick } from './readClickId.ts';
import { rankOf, readStatus, type StatusTable, statusTable } from './statusWords.ts';

/** Networks that sign have a form of their own (`canonicalReport.ts`). */
type ReadSource = 'hint' | 'list';

/** Reads the texts of a report. @throws ProblemError invalid */
export type ReadTexts = (texts: ReportTexts, sent: SentReport) => OrderReport;

const LONGEST_REASON = 500;

/** Reads reports in the words of a network. @param words of the operator, by network */
export function createTextReader(form: AffiliateNetwork, source: ReadSource, words: StatusWords): ReadTexts {
  const common = statusTable(form.statuses);
  const tables = new Map([...words].map(([name, own]) => [name, statusTable(form.statuses, own)]));

  return (texts, { network, body }) => {
    const { category, reason } = texts;
    const orderId = readOrderId(texts.orderId ?? '');
    const told = statusOf(form, tables.get(network) ?? common, texts);
    refuseForeignMoney(form, texts);
    const clickId = readClickId(texts.clickId ?? '');
    return {
      network,
      eventId: eventIdOf(source, told, body),
      orderId,
      ...(!saysNothing(texts.storeOrderId) && { storeOrderId: readOrderId(texts.storeOrderId) }),
      status: source === 'hint' && told === 'approved' ? 'tracked' : told,
      ...(form.stalled?.includes((texts.status ?? '').toLowerCase()) && { isStalled: true }),
      clickId,
      saleAmountPaise: readSale(texts, told),
      commissionPaise: saysNothing(texts.commission) ? null : readRupees(texts.commission, 'commission'),
      category: saysNothing(category) ? null : category,
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

function refuseForeignMoney({ mustNameCurrency }: AffiliateNetwork, { currency }: ReportTexts): void {
  const isNamed = !saysNothing(currency);
  if (!isNamed && mustNameCurrency) throw invalid('The report names no currency.');
  if (!isNamed || /^(?:inr|₹|rs\.?|rupees?)$/i.test(bareText(currency))) return;
  throw invalid(
    `The amounts are in ${quoted(currency).slice(1, -1)}. Only INR is understood: ask the network to report in INR.`,
  );
}

/** Cancellations and leads come with 0 or with an empty amount. */
function readSale({ saleAmount }: ReportTexts, status: ReportStatus): bigint {
  if (saleAmount === '' || (saysNothing(saleAmount) && status === 'rejected')) return 0n;
  if (saleAmount === undefined) throw invalid('The report names no amount of the sale.');
  return readRupees(saleAmount, 'amount of the sale');
}

/** Where the network names no time: that of the click, which is the same in each report and before all others. */
function readOccurredAt(form: AffiliateNetwork, { occurredAt }: ReportTexts, clickId: string | null): PreciseTime {
  if (!saysNothing(occurredAt)) return { occurredAt: readTime(occurredAt, form), precision: precisionOf(occurredAt) };
  if (clickId !== null) return { occurredAt: timeOfClick(clickId), precision: 'none' };
  throw invalid('The report names no time.');
}

/**
 * These networks have no id of an event, or one that stays when the status changes. So what was said is the id: sent
 * again, it is the same event. The status stands in front: of two calls with the same time the more final one is valid.
 */
const eventIdOf = (source: ReadSource, told: ReportStatus, body: Buffer) =>
  `${source}-${rankOf(told)}-${createHash('sha256').update(body).digest('hex').slice(0, 40)}`;
