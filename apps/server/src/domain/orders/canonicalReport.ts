import { NetworkReport } from '@potli/api';
import { plainRupees } from '@potli/api/units/money';
import * as z from 'zod/mini';
import { invalid } from '../../errors/ProblemError.ts';
import { decodeBody } from '../../incoming/encodings.ts';
import { parseJson } from '../../incoming/parseJson.ts';
import { readOrderId } from '../../incoming/readOrderId.ts';
import { fromShortClickId } from '../clicks/shortClickId.ts';
import { isCleanValue } from '../shared/cleanText.ts';
import type { OrderReport } from './OrderReport.ts';
import type { ReportAdapter, SentReport } from './ReportAdapter.ts';
import { precisionOf } from './timePrecision.ts';

/** Of networks that have no form of their own (docs/networks.md#send-a-report). */
export const canonicalAdapter: ReportAdapter = { name: 'canonical', version: 2, read };

function read({ network, body }: SentReport): OrderReport {
  const { success, data, error } = z.safeParse(NetworkReport, parse(body));
  if (!success) {
    const [first] = error.issues;
    throw invalid(`The report is not readable: ${first?.path.join('.')} ${first?.message}`);
  }
  const { saleAmount, commission, occurredAt, currency: _, clickId, ...said } = data;
  return {
    ...said,
    // what is no short id stays as it was sent
    clickId: clickId === null ? null : (fromShortClickId(clickId) ?? clickId),
    network,
    orderId: readOrderId(said.orderId),
    saleAmountPaise: toPaise(saleAmount),
    commissionPaise: commission === null ? null : toPaise(commission),
    occurredAt: new Date(occurredAt),
    source: 'signed',
    precision: precisionOf(occurredAt),
  };
}

function parse(body: Buffer): unknown {
  try {
    const text = decodeBody(body);
    const value = parseJson(text);
    if (isCleanValue(value) && !text.includes('\u{fffd}')) return value;
  } catch {
    // as for broken text
  }
  throw invalid('The report is not readable JSON.');
}

/** The same report in one spelling: equal reports have equal bytes. */
export function toCanonical(report: OrderReport): SentReport {
  const { network, eventId, orderId, clickId, status, saleAmountPaise, occurredAt } = report;
  const { category = null, commissionPaise = null, reason = null } = report;
  const said: z.input<typeof NetworkReport> = {
    ...{ eventId, orderId, clickId, status },
    saleAmount: plainRupees(saleAmountPaise),
    commission: commissionPaise === null ? null : plainRupees(commissionPaise),
    currency: 'INR',
    category,
    occurredAt: occurredAt.toISOString(),
    reason,
  };
  return { network, contentType: 'application/json', body: Buffer.from(JSON.stringify(said)) };
}

function toPaise(rupees: string): bigint {
  const [whole = '', decimals = ''] = rupees.split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
}
