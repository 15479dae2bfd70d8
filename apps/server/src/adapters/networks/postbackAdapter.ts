import { postbackAdapterOf } from '../../domain/networks/createPostbackService.ts';
import type { ReportAdapter, SentReport } from '../../domain/orders/ReportAdapter.ts';
import { invalid } from '../../errors/ProblemError.ts';
import type { AffiliateNetwork } from './AffiliateNetwork.ts';
import { parseJsonObject } from './parseJsonObject.ts';
import { pickTexts } from './pickTexts.ts';
import { readTexts } from './readTexts.ts';

const FORM = /^application\/x-www-form-urlencoded\b/i;
const JSON_TYPE = /^application\/json\b/i;

/**
 * Reads what a network that does not sign sends to its secret address: the query of a GET, a form, or JSON. An approval
 * counts as tracked until the network's own list says the same (docs/networks.md#networks-that-do-not-sign).
 */
export function createPostbackAdapter(form: AffiliateNetwork): ReportAdapter {
  return {
    name: postbackAdapterOf(form.name),
    version: 1,
    read(sent) {
      return readTexts(form, pickTexts(form, parseBody(sent, form.envelope)), sent, 'hint');
    },
  };
}

function parseBody({ contentType, body }: SentReport, envelope: string | undefined): Record<string, unknown> {
  if (JSON_TYPE.test(contentType)) return parseJsonObject(body);
  if (!FORM.test(contentType)) throw invalid('Send the report as a form, as JSON or in the address.');
  const sent = parseForm(body);
  const wrapped = envelope === undefined ? undefined : sent[envelope];
  return wrapped === undefined ? sent : parseJsonObject(Buffer.from(wrapped));
}

/** `URLSearchParams` would replace bytes that are no UTF-8, and so change an id. */
function parseForm(body: Buffer): Record<string, string> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return Object.fromEntries(text.split('&').map(parsePair));
  } catch {
    throw invalid('The report contains invalid characters.');
  }
}

function parsePair(pair: string): [name: string, value: string] {
  const [name = '', value = ''] = pair.split(/=(.*)/s).map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
  return [name, value];
}
