import type { ReportAdapter, SentReport } from '../../domain/orders/reports/ReportAdapter.ts';
import { readValues, toObject } from '../../incoming/readFields.ts';
import type { ReadingRules } from '../../settings/readingRules.ts';
import type { AffiliateNetwork } from './AffiliateNetwork.ts';
import { pickTexts } from './pickTexts.ts';
import { createTextReader } from './readTexts.ts';

/** Fields by their own names, as `toListBody` writes them. */
const OWN_NAMES = {
  orderId: ['orderId'],
  storeOrderId: ['storeOrderId'],
  clickId: ['clickId'],
  status: ['status'],
  saleAmount: ['saleAmount'],
  commission: ['commission'],
  currency: ['currency'],
  category: ['category'],
  occurredAt: ['occurredAt'],
  reason: ['reason'],
};

/** Parts by their own names. */
const OWN_PARTS = { list: 'parts', category: ['category'], saleAmount: ['saleAmount'], commission: ['commission'] };

/** Reads a line of a network's own list, imported or fetched, whose approvals count. */
export function createListAdapter(form: AffiliateNetwork, rules: ReadingRules = {}): ReportAdapter {
  const readTexts = createTextReader(form, 'list', rules);
  return {
    name: `${form.name}-list`,
    version: 4,
    read(sent) {
      const [row] = readValues(sent.body.toString());
      return readTexts(pickTexts({ fields: OWN_NAMES, parts: OWN_PARTS }, toObject(row)), sent);
    },
  };
}

/**
 * What is stored of a line: the fields that count, word by word. So the same line is the same report, whatever else its
 * list says the next time, and no map of columns is needed to read it again.
 * @param fields other names of columns than those of the network
 * @param statedAt when the list said so; absent: when it is received
 */
export function toListBody(
  network: string,
  form: Pick<AffiliateNetwork, 'fields' | 'parts'>,
  row: Readonly<Record<string, unknown>>,
  statedAt?: Date,
): SentReport {
  const body = Buffer.from(JSON.stringify(pickTexts(form, row)));
  return { network, contentType: 'application/json', body, ...(statedAt && { statedAt }) };
}
