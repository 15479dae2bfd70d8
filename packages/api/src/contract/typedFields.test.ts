import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BankBody } from './bankDetails.ts';
import { CatalogueDocument } from './catalogueDocument.ts';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { SignupBody } from './identity.ts';
import { PanBody } from './tax.ts';

/** Not typed by a person as a name or a code, or kept as it is on purpose. */
const KEPT = new Map([
  [/[pP]assword$/, 'a password is what was typed'],
  [/^importCatalogueFile\.body\.text$/, 'a file, whose fields have readers of their own'],
  [/^createClick\.body\./, 'the device describes itself'],
  [/\.(network|statement|orderId)$/, 'ids of networks have a reader of their own'],
]);

const isKept = (path: string) => [...KEPT.keys()].some((pattern) => pattern.test(path));

type Schema = z.core.$ZodType;

/** All strings of a schema, with their paths. */
function* stringsOf(schema: Schema, path: string): Generator<[path: string, schema: Schema]> {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'string') yield [path, schema];
  else if (def.type === 'object') {
    for (const [name, field] of Object.entries(def.shape)) yield* stringsOf(field, `${path}.${name}`);
  } else if (def.type === 'array') yield* stringsOf(def.element, `${path}[]`);
  else if (def.type === 'union') for (const option of def.options) yield* stringsOf(option, path);
  else if (def.type === 'pipe') yield* stringsOf(def.in, path);
  else if ('innerType' in def) yield* stringsOf(def.innerType, path);
}

const inputs = Object.entries(contract as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    endpoint[part] ? [...stringsOf(endpoint[part], `${name}.${part}`)] : [],
  ),
);

/** Whether an invisible sign gets through: neither taken out nor refused. */
const letsThrough = (schema: Schema) =>
  ['\u200B', '\u202E', '\uFEFF', '\u00AD'].some((sign) => {
    const read = z.safeParse(schema as z.ZodMiniType, `12${sign}34567890`);
    return read.success && String(read.data).includes(sign);
  });

it('no field of any call takes a sign that nobody sees', () => {
  expect(inputs.length).toBeGreaterThan(60);
  const open = inputs.filter(([path, schema]) => !isKept(path) && letsThrough(schema)).map(([path]) => path);
  expect(open).toEqual([]);
});

it('nor does a name or a code of a catalogue that is imported', () => {
  const open = [...stringsOf(CatalogueDocument, 'catalogue')].filter(([, schema]) => letsThrough(schema));
  expect(open.map(([path]) => path)).toEqual(['catalogue.$schema']);
});

it('what was pasted with them is taken', () => {
  const signed = { email: 'asha@mail.example', password: 'Gulmohar phool 7', name: '\u202EAsha\u200B Rao' };
  expect(
    SignupBody.parse({ ...signed, mobileNumber: '98450\u200B12345', referralCode: 'RA\u00ADVI42\u200D' }),
  ).toMatchObject({
    name: 'Asha Rao',
    mobileNumber: '9845012345',
    referralCode: 'RAVI42',
  });
  const account = {
    accountHolderName: 'Asha\u200B Rao',
    accountNumber: '\u200E004512347890',
    ifscCode: 'PTLI\u00AD0000042\uFEFF',
  };
  expect(BankBody.parse(account)).toMatchObject({
    accountHolderName: 'Asha Rao',
    accountNumber: '004512347890',
    ifscCode: 'PTLI0000042',
  });
  expect(BankBody.parse({ kind: 'upi', accountHolderName: 'A', vpa: 'asha\u200C@okpotli' })).toMatchObject({
    vpa: 'asha@okpotli',
  });
  expect(PanBody.parse({ pan: 'abcpx\u200B1234f' })).toEqual({ pan: 'ABCPX1234F' });
  expect(
    SignupBody.safeParse({ ...signed, name: '\u3164\u200B', mobileNumber: '9845012345' }).error?.issues[0]?.message,
  ).toBe('Name is required');
});
