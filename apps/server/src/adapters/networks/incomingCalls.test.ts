import { describe, expect, it } from 'vitest';
import { createAdapterFinder } from './createAdapterFinder.ts';
import { toListBody } from './listAdapter.ts';
import { networks } from './networks.ts';
import { commonWords } from './statusWords.ts';

const CLICK = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';
const FORM = 'application/x-www-form-urlencoded';
const QUERY = `transaction_id=T-1&aff_sub1=${CLICK}&status=pending&sale_amount=1000&base_commission=80&currency=INR`;
const FIELDS = Object.fromEntries(new URLSearchParams(QUERY));
const expected = {
  orderId: 'T-1',
  clickId: CLICK,
  status: 'tracked',
  saleAmountPaise: 100_000n,
  commissionPaise: 8_000n,
};

const find = createAdapterFinder({
  statusWords: new Map([['bazaar', { 'yet to ship': 'tracked', done: 'approved', pending: 'rejected' }]]),
});

function call(body: string | Buffer, contentType = FORM, network = 'demo') {
  return find('generic-postback')?.read({ network, contentType, body: Buffer.from(body) });
}

const multipart = (fields: Record<string, string>, boundary: string) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${boundary}--\r\n`;

describe('the same call is read', () => {
  it.each<[string, string | Buffer, string?]>([
    ['as a form', QUERY],
    ['with a percent sign in a field that nobody reads', `${QUERY}&coupon=50%OFF`],
    [
      'with letters of another encoding in a field that nobody reads',
      Buffer.concat([Buffer.from(`${QUERY}&name=`), Buffer.of(0xe9)]),
    ],
    ['with a byte order mark', `\u{feff}${QUERY}`],
    ['with the ampersands of an address that was copied out of a page', QUERY.replaceAll('&', '&amp;')],
    ['with empty fields', `&${QUERY}&&reason=&x&=y&`],
    ['with a field twice', `${QUERY}&transaction_id=T-1&status=`],
    ['without a type', QUERY, ''],
    ['with a type of JSON in another case', JSON.stringify(FIELDS), 'Application/JSON;Charset=UTF-8'],
    ['as JSON without a type', JSON.stringify(FIELDS), ''],
    ['as JSON called text', JSON.stringify(FIELDS), 'text/plain; charset=utf-8'],
    ['as JSON called a form', JSON.stringify(FIELDS), FORM],
    ['as JSON with a byte order mark', `\u{feff}${JSON.stringify(FIELDS)}`, 'application/json'],
    ['as JSON in UTF-16', Buffer.from(`\u{feff}${JSON.stringify(FIELDS)}`, 'utf16le'), 'application/json'],
    ['as a form called JSON', QUERY, 'application/json'],
    ['as JSON in a list', `[${JSON.stringify(FIELDS)}]`, 'application/json'],
    [
      'as JSON with numbers',
      JSON.stringify({ ...FIELDS, sale_amount: 1000, base_commission: 80 }),
      'application/vnd.api+json',
    ],
    [
      'as JSON with noise of floats',
      JSON.stringify({ ...FIELDS, base_commission: 79.99999999999999 }),
      'application/json',
    ],
    ['as multipart', multipart(FIELDS, 'xYz'), 'multipart/form-data; boundary=xYz'],
    [
      'as multipart with bare line feeds',
      multipart(FIELDS, 'xYz').replaceAll('\r', ''),
      'multipart/form-data; boundary=xYz',
    ],
    [
      'as multipart with a boundary that has signs of patterns',
      multipart(FIELDS, '-(.+)?').replaceAll('\r', ''),
      'multipart/form-data; boundary="-(.+)?"',
    ],
    [
      'as JSON with a name twice that says the same',
      JSON.stringify(FIELDS).replace('{', '{"sale_amount": "1000", "transaction_id":"T-1",'),
      'application/json',
    ],
    [
      'as JSON with two words for a field that nobody reads',
      JSON.stringify(FIELDS).replace('{', '{"x":1,"x":[{"x":2,"x":"\\"x"}],'),
      'application/json',
    ],
    ['as multipart with a boundary in quotes', multipart(FIELDS, 'x y'), 'Multipart/Form-Data; boundary="x y"'],
  ])('%s', (_, body, type) => {
    expect(call(body, type)).toMatchObject(expected);
  });

  it.each([
    CLICK.replaceAll('-', ''),
    CLICK.toUpperCase(),
    `{${CLICK}}`,
    `"${CLICK}"`,
    ` ${CLICK}\u{200b}`,
    `%20${CLICK}%20`,
    `%7B${CLICK}%7D`,
    `%257B${CLICK}%257D`,
    CLICK.replaceAll('-', '%2D'),
    CLICK.replaceAll('-', '\u{2011}'),
    CLICK.replaceAll('-', '_'),
    `“${CLICK}”`,
    `${CLICK}-mobile`,
    `${CLICK}_1`,
    `${CLICK}|x`,
    `${CLICK}?utm_source=a`,
    `sub=${CLICK};`,
    `aff_${CLICK.toUpperCase()}`,
    `${CLICK},${CLICK}`,
  ])('with the click as %s', (click) => {
    expect(call(QUERY.replace(CLICK, encodeURIComponent(click)))).toMatchObject(expected);
    expect(call(JSON.stringify({ ...FIELDS, aff_sub1: click }), 'application/json')).toMatchObject(expected);
  });

  it.each([
    CLICK.slice(0, -1),
    `${CLICK}0`,
    `${CLICK.replaceAll('-', '')}01`,
    `${CLICK},${CLICK.replace('4b88', '4b89')}`,
  ])('with the click as %s, which is none', (click) => {
    const query = QUERY.replace(CLICK, encodeURIComponent(click));
    expect(call(`${query}&sale_date=1795329000`)?.clickId).toBeNull();
    expect(() => call(query)).toThrow(`The report names no time, and "${click.slice(0, 60)}`);
  });

  it.each(['0', '0.0', '1970-01-01 05:30:00', '01-01-1970', '01/01/1970 05:30', '0001-01-01T00:00:00', '(null)', ''])(
    'with the time of its click where its own is %j',
    (none) => {
      const time = '2024-12-17T00:09:09.918Z';
      expect(call(`${QUERY}&sale_date=${none}`)?.occurredAt.toISOString()).toBe(time);
      expect(call(`${QUERY}&sale_date=${none}&sale_date_unix=1795329000`)?.occurredAt.toISOString()).toBe(
        '2026-11-22T06:30:00.000Z',
      );
      expect(call(`${QUERY}&sale_date_unix=${none}&sale_date=1795329000`)?.occurredAt.toISOString()).toBe(
        '2026-11-22T06:30:00.000Z',
      );
    },
  );

  it('with a plus in its time that was not encoded', () => {
    const at = (query: string) => call(`${QUERY}&sale_date=${query}`)?.occurredAt.toISOString();
    expect(at('2026-11-22T17:00:00+05:30')).toBe('2026-11-22T11:30:00.000Z');
    expect(at('2026-11-22T17:00:00%2B05:30')).toBe('2026-11-22T11:30:00.000Z');
  });
});

it.each<[string, string, RegExp]>([
  [
    'a field that says two things',
    `${QUERY}&transaction_id=T-2`,
    /"transaction_id" is there twice: once as "T-1", once as "T-2"/,
  ],
  [
    'a name in JSON that says two things',
    JSON.stringify({ ...FIELDS, sale_amount: undefined }).replace('{', '{"sale_amount":"10","sale_amount":1000.50,'),
    /"sale_amount" is there twice: once as "10", once as "1000.50"/,
  ],
  [
    'a name in JSON whose second spelling is escaped',
    JSON.stringify(FIELDS).replace('{', '{"transaction\\u005fid":"T-2",'),
    /"transaction_id" is there twice: once as "T-2", once as "T-1"/,
  ],
  [
    'a name in a list of JSON that says two things',
    JSON.stringify([FIELDS]).replace('[{', '[{"base_commission":"1",'),
    /"base_commission" is there twice: once as "1", once as "80"/,
  ],
  ['two reports', JSON.stringify([FIELDS, FIELDS]), /has 2 reports/],
  ['no report', '[]', /not readable JSON/],
  ['XML', '<order/>', /Send the report as a form/],
  ['an unknown word', QUERY.replace('pending', 'perhaps'), /status "perhaps" is unknown/],
  ['a number with a sign for a status', QUERY.replace('pending', '-1'), /status "-1" is unknown/],
  ['no order', QUERY.replace('T-1', 'null'), /names no order: "null"/],
  ['a macro', QUERY.replace('T-1', '{transaction_id}'), /names no order: "\{transaction_id\}" is a macro/],
])('a call with %s is refused, and the text has the value', (_, body, problem) => {
  expect(() => call(body)).toThrow(problem);
});

it('a number in JSON keeps all its digits', () => {
  const body = JSON.stringify(FIELDS).replace('"T-1"', '4059876543210123459');
  expect(call(body, 'application/json')?.orderId).toBe('4059876543210123459');
  expect(
    find('generic-list')?.read(toListBody('demo', networks[0] as never, { ...FIELDS, transaction_id: '="T-1"' })),
  ).toMatchObject({
    ...expected,
    orderId: 'T-1',
  });
});

it('a letter of another encoding is read where the type names it', () => {
  const body = Buffer.concat([Buffer.from(`${QUERY}&category=caf%E9`)]);
  expect(call(body, `${FORM}; charset=iso-8859-1`)?.category).toBe('café');
  expect(call(body)?.category).toBe('caf');
});

describe.each(networks.map((form) => [form.name, form] as const))('%s', (name, form) => {
  const row = (status: string) => ({ orderId: 'T-1', clickId: CLICK, status, saleAmount: '1000', currency: 'INR' });
  const fields = {
    orderId: ['orderId'],
    clickId: ['clickId'],
    status: ['status'],
    saleAmount: ['saleAmount'],
    currency: ['currency'],
  };
  const read = (status: string, network = 'demo') =>
    find(`${name}-list`)?.read(toListBody(network, { fields }, row(status)))?.status;

  it('knows the common words, in any case, with blanks or hyphens', () => {
    for (const [status, words] of Object.entries(commonWords)) {
      for (const word of words.filter((each) => !Object.hasOwn(form.statuses, each))) {
        for (const written of [word, word.toUpperCase(), ` ${word.replaceAll(' ', '-')} `, word.replaceAll(' ', '_')]) {
          expect(read(written), written).toBe(status);
        }
      }
    }
  });

  it("knows the operator's words of its network before its own", () => {
    expect(['Yet to Ship', 'DONE', 'pending'].map((word) => read(word, 'bazaar'))).toEqual([
      'tracked',
      'approved',
      'rejected',
    ]);
    expect(() => read('done')).toThrow('The status "done" is unknown.');
  });
});
