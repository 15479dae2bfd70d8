import { createHash } from 'node:crypto';
import type { OrderReport, ReportStatus } from '../../domain/orders/OrderReport.ts';
import type { ReportAdapter, SentReport } from '../../domain/orders/ReportAdapter.ts';
import { isCleanText } from '../../domain/shared/cleanText.ts';
import { invalid } from '../../errors/ProblemError.ts';

type Field = 'orderId' | 'clickId' | 'status' | 'saleAmount' | 'commission' | 'currency' | 'category' | 'time' | 'reason';

/** How a network fills the fields of a form or of an address. */
export interface FormNetwork {
  name: string;
  version: number;
  /** The names of each field, in the order in which they are tried. */
  fields: Readonly<Partial<Record<Field, readonly string[]>> & Record<'orderId' | 'status' | 'saleAmount' | 'time', readonly string[]>>;
  /** The network's words for a status, in small letters. */
  statuses: Readonly<Record<string, ReportStatus>>;
  /** Of times without one: `+05:30`. */
  zone: string;
}

/**
 * Reads reports of a network that fills in an address or sends a form. Such a network does not sign: whoever knows the
 * address can send one. So an approval counts as tracked until the network's own list says the same
 * (docs/networks.md#networks-that-do-not-sign).
 */
export function createFormAdapter({ name, version, fields, statuses, zone }: FormNetwork): ReportAdapter {
  function read({ network, body }: SentReport): OrderReport {
    const sent = parseForm(body);
    const textOf = (field: Field) =>
      (fields[field] ?? []).map((key) => filledIn(sent.get(key))).find((value) => value !== '') ?? '';
    const orderId = textOf('orderId');
    if (orderId === '') throw invalid('The report names no order.');
    const told = statuses[textOf('status').toLowerCase()];
    if (!told) throw invalid(`The status "${textOf('status').slice(0, 40)}" is unknown.`);
    const currency = textOf('currency').toUpperCase();
    if (currency !== '' && currency !== 'INR') throw invalid('The amounts are not in INR.');
    const saleAmountPaise = toPaise(textOf('saleAmount'), 'amount of the sale');
    const commission = textOf('commission');
    const occurredAt = toTime(textOf('time'), zone);
    return {
      network,
      eventId: eventIdOf([orderId, told, String(saleAmountPaise), commission, String(occurredAt.getTime())]),
      orderId,
      clickId: textOf('clickId') || null,
      status: told === 'approved' ? 'tracked' : told,
      saleAmountPaise,
      commissionPaise: commission === '' ? null : toPaise(commission, 'commission'),
      category: textOf('category') || null,
      occurredAt,
      reason: textOf('reason') || null,
    };
  }
  return { name, version, read };
}

function parseForm(body: Buffer): URLSearchParams {
  const sent = new URLSearchParams(body.toString('latin1'));
  if (![...sent.values()].every(isCleanText)) throw invalid('The report contains invalid characters.');
  return sent;
}

/** Macros that the network did not fill in: `{aff_sub}`, `[[[subid]]]`, `!!!clickRef!!!`, `%SUB%`. */
const MACRO = /^(\{.*\}|\[+.*\]+|!!!.*!!!|%\w+%)$/;

function filledIn(value: string | null): string {
  const text = (value ?? '').trim();
  return MACRO.test(text) ? '' : text;
}

/** Fractions of a paisa are left out, so that no more is paid than was earned. */
function toPaise(text: string, what: string): bigint {
  const parts = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text);
  if (!parts) throw invalid(`The ${what} is no amount.`);
  const [, rupees = '', decimals = ''] = parts;
  return BigInt(rupees + decimals.slice(0, 2).padEnd(2, '0'));
}

/** Seconds or milliseconds since 1970, or a date with its time. */
function toTime(text: string, zone: string): Date {
  if (/^\d{10}$/.test(text)) return new Date(Number(text) * 1_000);
  if (/^\d{13}$/.test(text)) return new Date(Number(text));
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text);
  const time = new Date(parts ? `${parts[1]}T${parts[2]}${parts[3] ?? zone}` : Number.NaN);
  if (Number.isNaN(time.getTime())) throw invalid('The time of the report is not readable.');
  return time;
}

/**
 * These networks have no id of an event, or one that stays when the status changes: what was said is the id. Sent again,
 * it is the same event.
 */
function eventIdOf(said: readonly string[]): string {
  return createHash('sha256').update(said.map((text) => `${text.length}:${text}`).join('')).digest('hex').slice(0, 40);
}
