import { describe, expect, it } from 'vitest';
import { plainReason } from '../../domain/orders/apply/plainReason.ts';
import { compareReports, sortReports } from '../../domain/orders/reports/compareReports.ts';
import { ProblemError } from '../../errors/ProblemError.ts';
import { headingKey } from '../../incoming/headings.ts';
import { readTime } from '../../incoming/readTime.ts';
import { CLICK, networkSamples } from '../../testing/networkSamples.ts';
import type { AffiliateNetwork } from './AffiliateNetwork.ts';
import { createAdapterFinder } from './createAdapterFinder.ts';
import { toListBody } from './listAdapter.ts';
import { networks } from './networks.ts';
import { pickTexts } from './pickTexts.ts';

it('every network has a sample', () => {
  expect(networks.map(({ name }) => name)).toEqual(Object.keys(networkSamples));
});

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const encode = (row: Record<string, unknown>) =>
  Object.entries(row)
    .filter(([, value]) => isText(value))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');

describe.each(networks.map((form) => [form.name, form] as const))('%s', (name, form) => {
  const sample = networkSamples[name];
  if (!sample) throw new Error(`${name} has no sample`);
  const { row, words } = sample;
  const expected = {
    network: 'bazaar',
    orderId: 'T-1',
    clickId: CLICK,
    status: 'tracked',
    saleAmountPaise: 124_950n,
    commissionPaise: 9_995n,
    occurredAt: new Date(sample.at),
  };
  const listed = { ...expected, source: 'list' };
  const given = (changed: Record<string, unknown>) => ({ ...row, ...changed });
  const readBody = (contentType: string, body: string | Buffer) =>
    createAdapterFinder()(`${name}-postback`)?.read({ network: 'bazaar', contentType, body: Buffer.from(body) });
  const readJson = (changed: Record<string, unknown> = {}) =>
    readBody('application/json', JSON.stringify(given(changed)));
  const readForm = (changed: Record<string, unknown> = {}) =>
    readBody('application/x-www-form-urlencoded; charset=utf-8', encode(given(changed)));
  const readLine = (changed: Record<string, unknown> = {}) =>
    createAdapterFinder()(`${name}-list`)?.read(toListBody('bazaar', form, given(changed)));

  it('reads a new order from a list and from JSON', () => {
    expect(readLine()).toMatchObject(listed);
    expect(readJson()).toMatchObject({ ...expected, source: 'hint' });
  });

  it('reads each of its words for a status, and calls do not approve', () => {
    for (const [word, status] of Object.entries(form.statuses)) {
      const [line, call] = [readLine, readJson].map((read) => read({ [sample.status]: word.toUpperCase() })?.status);
      expect(line, word).toBe(status);
      expect(call, word).toBe(status === 'approved' ? 'tracked' : status);
    }
    expect(readLine({ [sample.status]: words.approved })?.status).toBe('approved');
    expect(readLine({ [sample.status]: words.rejected })?.status).toBe('rejected');
    // the last two are properties of every object
    for (const word of ['maybe', 'constructor', '__proto__']) {
      expect(() => readLine({ [sample.status]: word })).toThrow(`The status "${word}" is unknown.`);
    }
  });

  it('is the same event when sent again, another one when anything changed', () => {
    expect(readJson()?.eventId).toBe(readJson()?.eventId);
    const events = [
      readJson(),
      readJson({ [sample.status]: words.approved }),
      readLine(),
      readLine({ [sample.amount]: '1250' }),
      readLine({ [sample.status]: words.approved }),
    ].map((report) => report?.eventId ?? '');
    expect(new Set(events).size).toBe(events.length);
    expect(readLine({ aColumnThatDoesNotCount: 'changed' })?.eventId).toBe(readLine()?.eventId);
  });

  it('of one moment, the more final call is valid, and its list before all calls', () => {
    const words = Object.keys(form.statuses).map((word) => ({ [sample.status]: word }));
    const ranks = [...words.map(readJson), ...words.map(readLine)].filter((report) => report !== undefined);
    const lists = new Set(words.map((word) => readLine(word)?.eventId));
    const latest = sortReports(ranks).map(({ eventId }) => eventId);
    expect(new Set(latest.slice(words.length))).toEqual(lists);
    const [pending, approved] = [readJson(), readJson({ [sample.status]: sample.words.approved })];
    if (!pending || !approved) throw new Error('There is no adapter for calls');
    expect(compareReports(pending, approved)).toBeLessThan(0);
  });

  it.each(['', '{aff_sub}', '[[[subid]]]', '!!!clickRef!!!', '{p1}', '%SUB%', CLICK.slice(1), 'N/A', '12345'])(
    'takes "%s" for no click',
    (click) => {
      const withTime = { [sample.click]: click, created: '2026-11-22 17:50:00' };
      expect(readJson(withTime)?.clickId).toBeNull();
      expect(readLine(withTime)?.clickId).toBeNull();
    },
  );

  it('finds the click in capitals', () => {
    expect(readJson({ [sample.click]: ` ${CLICK.toUpperCase()} ` })?.clickId).toBe(CLICK);
  });

  it('reads cancellations of 0 and of no amount', () => {
    const cancelled = { [sample.status]: words.rejected };
    for (const amount of ['0', '0.00', '', undefined]) {
      expect(readLine({ ...cancelled, [sample.amount]: amount })).toMatchObject({
        status: 'rejected',
        saleAmountPaise: 0n,
      });
    }
    expect(() => readLine({ [sample.amount]: undefined })).toThrow('names no amount');
    expect(() => readJson({ [sample.amount]: '{sale_amount}' })).toThrow('names no amount');
  });

  it.each([
    ['a negative amount', '-1249.50', /is negative/],
    ['an amount in brackets', '(1,249.50)', /is negative/],
    ['an amount with a comma that groups nothing', '12,4950', /is no amount/],
    ['another currency beside the amount', '12.50 USD', /is in another currency/],
    ['more than ten crore rupees', '1000000000.01', /is larger than/],
    ['an amount in words', 'a lot', /is no amount/],
    ['an endless amount', '9'.repeat(400), /is no amount/],
    ['an amount with an exponent', '1e3', /is no amount/],
  ])('refuses %s', (_, amount, problem) => {
    expect(() => readLine({ [sample.amount]: amount })).toThrow(problem);
  });

  it('refuses another currency, and names it', () => {
    if (sample.currency === undefined) return expect(form.mustNameCurrency).toBeUndefined();
    expect(readLine({ [sample.currency]: 'inr' })).toMatchObject(listed);
    const foreign = () => readLine({ [sample.currency ?? '']: 'USD' });
    expect(foreign).toThrow(/The amounts are in USD. Only INR/);
    const unnamed = () => readLine({ [sample.currency ?? '']: '' });
    if (form.mustNameCurrency) expect(unnamed).toThrow(/names no currency/);
    else expect(unnamed()).toMatchObject(listed);
  });

  it.each([
    ['a NUL', '\0'],
    ['half a character', '\ud800'],
  ])('refuses %s', (_, broken) => {
    const [orderField = ''] = Object.entries(row).find(([, value]) => value === 'T-1') ?? [];
    expect(() => readJson({ [orderField]: `T${broken}` })).toThrow(/invalid characters/);
    expect(() => readLine({ [orderField]: `T${broken}` })).toThrow(/invalid characters/);
  });

  it('refuses bytes that are no UTF-8, and what is no report', () => {
    const json = Buffer.from(JSON.stringify(row));
    expect(() => readBody('application/json', Buffer.concat([json, Buffer.of(0xff)]))).toThrow(/not readable JSON/);
    const form = 'application/x-www-form-urlencoded';
    const [orderField = ''] = Object.entries(row).find(([, value]) => value === 'T-1') ?? [];
    for (const broken of ['%ff%fe', Buffer.of(0xff)]) {
      const body = Buffer.concat([Buffer.from(`${orderField}=`), Buffer.from(broken)]);
      expect(() => readBody(form, body)).toThrow(/invalid characters/);
    }
    expect(() => readBody(form, `${orderField}=%`)).toThrow(/names no order: "%"/);
    for (const body of ['[]', 'null', '"T-1"', '{"a":', '']) {
      expect(() => readBody('application/json', body)).toThrow(/not readable JSON/);
    }
    expect(() => readBody('text/xml', '<xml/>')).toThrow(/Send the report as/);
    expect(() => readBody(form, '')).toThrow('names no order');
  });

  it('keeps whole characters of an endless reason', () => {
    const [field = ''] = form.fields.reason ?? [];
    if (field === '') return;
    const { reason } = readLine({ [field]: `a${'🙏'.repeat(600)}` }) ?? {};
    expect(reason).toBe(`a${'🙏'.repeat(249)}`);
  });

  it('gives plain words for its reasons', () => {
    for (const reason of sample.reasons ?? []) expect(plainReason(reason), reason).not.toContain(reason);
  });

  it('has a link with the click, and says what is not verified', () => {
    expect(form.link).toContain('{clickId}');
    expect(form.unverified.join()).not.toBe('');
  });

  if (form.postback === undefined) return;

  it('reads what its macros fill in, and what they leave unfilled', () => {
    const address = form.postback ?? '';
    const pairs = address.split('&').map((pair) => pair.split(/=(.*)/s) as [name: string, macro: string]);
    const [[, orderMacro] = ['', '']] = pairs.filter(([name]) => form.fields.orderId?.includes(name));
    expect(pickTexts(form, Object.fromEntries(pairs))).toEqual({ orderId: orderMacro });
    const read = new Set(Object.values(form.fields).flat().map(headingKey));
    expect(pairs.filter(([parameter]) => !read.has(headingKey(parameter)))).toEqual([]);
    expect(pairs.map(([parameter]) => parameter)).toContain(sample.click);
    expect(readForm()).toMatchObject(expected);
    expect(() => readBody('application/x-www-form-urlencoded', address)).toThrow('names no order');
  });
});

it.each([
  ['nested deeply', 'application/json', `${'{"a":'.repeat(3_300)}1${'}'.repeat(3_300)}`],
  // more than any host takes, so that a cost that grows with the square of the fields would be noticed
  ['of very many fields', 'application/x-www-form-urlencoded', 'a=&'.repeat(200_000)],
  ['of opened macros', 'application/x-www-form-urlencoded', `order=${'['.repeat(19_900)}`],
  [
    'of opened macros with line breaks',
    'application/json',
    JSON.stringify({ order: '['.repeat(9_000) + '\n'.repeat(5_000) }),
  ],
])('a body %s is refused', (_, contentType, body) => {
  const sent = { network: 'bazaar', contentType, body: Buffer.from(body) };
  expect(() => createAdapterFinder()('generic-postback')?.read(sent)).toThrow(ProblemError);
});

it('Awin wraps its report into a field of a form', () => {
  const { row } = networkSamples.awin ?? {};
  const body = `AwinTransactionPush=${encodeURIComponent(JSON.stringify({ ...row, commissionStatus: undefined }))}`;
  const sent = { network: 'awin', contentType: 'application/x-www-form-urlencoded', body: Buffer.from(body) };
  expect(createAdapterFinder()('awin-postback')?.read(sent)).toMatchObject({ orderId: 'T-1', status: 'tracked' });
});

it.each<[string, Partial<AffiliateNetwork>, string]>([
  ['2026-02-28', {}, '2026-02-27T18:30:00.000Z'],
  ['28/02/2026 09:30', { dayFirst: true }, '2026-02-28T04:00:00.000Z'],
  ['02-28-2026 09:30:15', { dayFirst: false }, '2026-02-28T04:00:15.000Z'],
  ['2026-02-28T09:30:15.123456+0530', {}, '2026-02-28T04:00:15.123Z'],
  ['2026-02-28 04:00:15 UTC', {}, '2026-02-28T04:00:15.000Z'],
  ['1772251215', {}, '2026-02-28T04:00:15.000Z'],
  ['1772251215000', {}, '2026-02-28T04:00:15.000Z'],
])('the time %s is read', (text, given, expected) => {
  const form = { ...networks[0], ...given } as AffiliateNetwork;
  expect(timeOf(text, form)).toBe(expected);
});

it.each(['2026-02-31', '2026-13-01', '0001-01-01', '1999-01-01', 'jam 20 2020', '12', ''.padEnd(50, '1')])(
  'the time %s is refused',
  (text) => {
    expect(() => timeOf(text, { ...networks[0], dayFirst: false } as AffiliateNetwork)).toThrow(/not readable/);
  },
);

function timeOf(text: string, form: AffiliateNetwork): string {
  return readTime(text, form).toISOString();
}
