import { postbackAdapterOf } from '../../domain/orders/networks/createPostbackService.ts';
import type { ReportAdapter, SentReport } from '../../domain/orders/reports/ReportAdapter.ts';
import { invalid } from '../../errors/ProblemError.ts';
import { isObject, readFields, readValues, toObject } from '../../incoming/readFields.ts';
import type { ReadingRules } from '../../settings/readingRules.ts';
import type { AffiliateNetwork } from './AffiliateNetwork.ts';
import { pickTexts } from './pickTexts.ts';
import { createTextReader } from './readTexts.ts';

/**
 * Reads what a network that does not sign sends to its secret address: the query of a GET, a form, or JSON. An approval
 * counts as tracked until the network's own list says the same (docs/networks.md#networks-that-do-not-sign).
 */
export function createPostbackAdapter(form: AffiliateNetwork, rules: ReadingRules = {}): ReportAdapter {
  const readTexts = createTextReader(form, 'hint', rules);
  return {
    name: postbackAdapterOf(form.name),
    version: 6,
    read(sent) {
      const [report, ...others] = readAll(sent, form.envelope);
      if (others.length > 0) throw invalid(`The call has ${others.length + 1} reports.`);
      return readTexts(pickTexts(form, toObject(report)), sent);
    },
    split(sent) {
      const reports = readAll(sent, form.envelope);
      if (reports.length < 2) return [sent];
      const contentType = 'application/json';
      return reports.map((report) => ({ ...sent, contentType, body: Buffer.from(JSON.stringify(report)) }));
    },
  };
}

const readAll = ({ contentType, body }: SentReport, envelope: string | undefined): unknown[] =>
  readFields(body, contentType).flatMap((fields) => {
    const wrapped = envelope !== undefined && isObject(fields) ? fields[envelope] : undefined;
    return typeof wrapped === 'string' ? readValues(wrapped) : [fields];
  });
