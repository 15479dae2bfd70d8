import { createHash } from 'node:crypto';
import { type OrderReport, type ReportStatus, reportStatuses } from '../../domain/orders/OrderReport.ts';
import type { SentReport } from '../../domain/orders/ReportAdapter.ts';
import { type PreciseTime, precisionOf } from '../../domain/orders/timePrecision.ts';
import { invalid } from '../../errors/ProblemError.ts';
import type { AffiliateNetwork, ReportTexts } from './AffiliateNetwork.ts';
import { readAmount } from './readAmount.ts';
import { readClickId, timeOfClick } from './readClickId.ts';
import { readTime } from './readTime.ts';

/** Networks that sign have a form of their own (`canonicalReport.ts`). */
type ReadSource = 'hint' | 'list';

const LONGEST_REASON = 500;

/**
 * The report in the words of a network. Whoever knows its address can make a call (`hint`), so an approval in it counts as
 * tracked.
 * @throws ProblemError invalid
 */
export function readTexts(
  form: AffiliateNetwork,
  texts: ReportTexts,
  { network, body }: SentReport,
  source: ReadSource,
): OrderReport {
  const { orderId, category, reason } = texts;
  if (!orderId) throw invalid('The report names no order.');
  const told = readStatus(form, texts);
  refuseForeignMoney(form, texts);
  const clickId = readClickId(texts.clickId ?? '');
  return {
    network,
    eventId: eventIdOf(source, told, body),
    orderId,
    ...(texts.storeOrderId && { storeOrderId: texts.storeOrderId }),
    status: source === 'hint' && told === 'approved' ? 'tracked' : told,
    ...(form.stalled?.includes((texts.status ?? '').toLowerCase()) && { isStalled: true }),
    clickId,
    saleAmountPaise: readSale(texts, told),
    commissionPaise: texts.commission ? readAmount(texts.commission, 'commission') : null,
    category: category || null,
    source,
    ...readOccurredAt(form, texts, clickId),
    // without half a character at the end, which is broken text
    reason: reason?.slice(0, LONGEST_REASON).replace(/[\ud800-\udbff]$/, '') || null,
  };
}

function readStatus({ statuses, mayOmitStatus }: AffiliateNetwork, { status = '' }: ReportTexts): ReportStatus {
  if (status === '' && mayOmitStatus) return 'tracked';
  const told = status.split('+').map((word) => {
    const known = Object.hasOwn(statuses, word.toLowerCase()) && statuses[word.toLowerCase()];
    if (!known) throw invalid(`The status "${word.slice(0, 40)}" is unknown.`);
    return known;
  });
  return told.reduce((one, other) => (rankOf(one) < rankOf(other) ? other : one));
}

const rankOf = (status: ReportStatus) => reportStatuses.indexOf(status);

function refuseForeignMoney({ mustNameCurrency }: AffiliateNetwork, { currency = '' }: ReportTexts): void {
  if (currency === '' && mustNameCurrency) throw invalid('The report names no currency.');
  if (currency !== '' && currency.toUpperCase() !== 'INR') {
    throw invalid(
      `The amounts are in ${currency.slice(0, 10)}. Only INR is understood: ask the network to report in INR.`,
    );
  }
}

/** Cancellations and leads come with 0 or with an empty amount. */
function readSale({ saleAmount }: ReportTexts, status: ReportStatus): bigint {
  if (saleAmount) return readAmount(saleAmount, 'amount of the sale');
  if (saleAmount === undefined && status !== 'rejected') throw invalid('The report names no amount of the sale.');
  return 0n;
}

/** Where the network names no time: that of the click, which is the same in each report and before all others. */
function readOccurredAt(form: AffiliateNetwork, { occurredAt }: ReportTexts, clickId: string | null): PreciseTime {
  if (occurredAt) return { occurredAt: readTime(occurredAt, form), precision: precisionOf(occurredAt) };
  if (clickId !== null) return { occurredAt: timeOfClick(clickId), precision: 'none' };
  throw invalid('The report names no time.');
}

/**
 * These networks have no id of an event, or one that stays when the status changes. So what was said is the id: sent
 * again, it is the same event. The status stands in front: of two calls with the same time the more final one is valid.
 */
const eventIdOf = (source: ReadSource, told: ReportStatus, body: Buffer) =>
  `${source}-${rankOf(told)}-${createHash('sha256').update(body).digest('hex').slice(0, 40)}`;
