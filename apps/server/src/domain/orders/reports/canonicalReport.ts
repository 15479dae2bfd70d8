import { NetworkReport } from '@potli/api';
import { plainRupees } from '@potli/api/units/money';
import * as z from 'zod/mini';
import { invalid } from '../../../errors/ProblemError.ts';
import { toDecimals } from '../../../incoming/currencies.ts';
import { decodeBody } from '../../../incoming/encodings.ts';
import { parseSentJson } from '../../../incoming/parseSentJson.ts';
import { readForeign } from '../../../incoming/readForeign.ts';
import { readOrderId } from '../../../incoming/readOrderId.ts';
import type { ReadingRules } from '../../../settings/readingRules.ts';
import { understoodCurrency } from '../../ledger/exchange/understoodCurrency.ts';
import { isCleanValue } from '../../platform/shared/cleanText.ts';
import { fromShortClickId } from '../../shop/clicks/shortClickId.ts';
import type { ForeignAmounts } from './foreignAmounts.ts';
import type { OrderReport } from './OrderReport.ts';
import type { ReportAdapter, SentReport } from './ReportAdapter.ts';
import { precisionOf } from './timePrecision.ts';

/** Of networks that have no form of their own (docs/networks.md#send-a-report). @param rules of the operator */
export const createCanonicalAdapter = (rules: ReadingRules): ReportAdapter => ({
  name: 'canonical',
  version: 4,
  read: (sent) => read(sent, rules),
});

/** The same where only rupees are understood. */
export const canonicalAdapter = createCanonicalAdapter({});

function read({ network, body }: SentReport, rules: ReadingRules): OrderReport {
  const { success, data, error } = z.safeParse(NetworkReport, parse(body));
  if (!success) {
    const [first] = error.issues;
    throw invalid(`The report is not readable: ${first?.path.join('.')} ${first?.message}`);
  }
  const { saleAmount, commission, occurredAt, currency: named, clickId, ...fields } = data;
  const currency = understoodCurrency(named, rules);
  return {
    ...fields,
    // what is no short id stays as it was sent
    clickId: clickId === null ? null : (fromShortClickId(clickId) ?? clickId),
    network,
    orderId: readOrderId(fields.orderId),
    ...(currency === undefined
      ? { saleAmountPaise: toPaise(saleAmount), commissionPaise: commission === null ? null : toPaise(commission) }
      : { saleAmountPaise: 0n, commissionPaise: null, foreign: toForeign(currency, saleAmount, commission) }),
    occurredAt: new Date(occurredAt),
    source: 'signed',
    precision: precisionOf(occurredAt),
  };
}

function parse(body: Buffer): unknown {
  try {
    const text = decodeBody(body);
    const value = parseSentJson(text);
    if (isCleanValue(value) && !text.includes('\u{fffd}')) return value;
  } catch {
    // as for broken text
  }
  throw invalid('The report is not readable JSON.');
}

/** The same report in one spelling: equal reports have equal bytes. */
export function toCanonical(report: OrderReport): SentReport {
  const { network, eventId, orderId, clickId, status, saleAmountPaise, occurredAt } = report;
  const { category = null, commissionPaise = null, reason = null, foreign } = report;
  const fields: z.input<typeof NetworkReport> = {
    eventId,
    orderId,
    clickId,
    status,
    ...(foreign
      ? foreignTexts(foreign)
      : {
          saleAmount: plainRupees(saleAmountPaise),
          commission: commissionPaise === null ? null : plainRupees(commissionPaise),
          currency: 'INR',
        }),
    category,
    occurredAt: occurredAt.toISOString(),
    reason,
  };
  return { network, contentType: 'application/json', body: Buffer.from(JSON.stringify(fields)) };
}

const toForeign = (currency: string, sale: string, commission: string | null): ForeignAmounts => ({
  currency,
  saleMinor: readForeign(sale, 'amount of the sale', currency),
  commissionMinor: commission === null ? null : readForeign(commission, 'commission', currency),
});

function toPaise(rupees: string): bigint {
  const [whole = '', decimals = ''] = rupees.split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
}

const foreignTexts = ({ currency, saleMinor, commissionMinor }: ForeignAmounts) => ({
  saleAmount: toDecimals(saleMinor, currency),
  commission: commissionMinor === null ? null : toDecimals(commissionMinor, currency),
  currency,
});
