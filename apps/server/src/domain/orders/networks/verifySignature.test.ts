import { expect, it } from 'vitest';
import { openSignature, type SignedHeaders, toSigningKey } from './verifySignature.ts';

// the vector of the reference implementations of Standard Webhooks
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = Buffer.from('{"test": 2432232314}');
const seconds = 1_614_265_330;
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const headers: SignedHeaders = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: String(seconds), signature };

const other = 'whsec_p3c0Yl3Zb2M5dGhpcyBpcyBubyBzZWNyZXQ=';
const at = (second: number) => new Date(second * 1_000);

interface Case {
  headers?: Partial<SignedHeaders>;
  body?: Buffer;
  secrets?: string[];
  second?: number;
}
const verify = ({ headers: changed, body: sent = body, secrets = [secret], second = seconds }: Case) =>
  openSignature({ ...headers, ...changed }, secrets.map(toSigningKey), at(second))(sent);

it.each<[string, Case]>([
  ['the published vector', {}],
  ['a sender that is 300 s late', { second: seconds + 300 }],
  ['a sender that is 300 s early', { second: seconds - 300 }],
  ['the older of two secrets', { secrets: [other, secret] }],
  ['a sender that signs with two secrets', { headers: { signature: `v1,AAAA ${signature}` } }],
  ['a signature of another version beside it', { headers: { signature: `v1a,xyz ${signature}` } }],
])('takes %s', (_, given) => {
  expect(verify(given)).toBe(headers.id);
});

const changedByte = Buffer.from(body);
changedByte[3] = (changedByte[3] ?? 0) ^ 1;

it.each<[string, Case]>([
  ['a changed byte', { body: changedByte }],
  ['one byte more', { body: Buffer.concat([body, Buffer.of(32)]) }],
  ['an empty body', { body: Buffer.alloc(0) }],
  ['another id', { headers: { id: 'msg_2' } }],
  ['no id', { headers: { id: undefined } }],
  ['an endless id', { headers: { id: 'm'.repeat(201) } }],
  ['another time', { headers: { timestamp: String(seconds + 1) } }],
  ['a time that is no number', { headers: { timestamp: `${seconds}.0` } }],
  ['no time', { headers: { timestamp: undefined } }],
  ['a sender that is 301 s late', { second: seconds + 301 }],
  ['a sender that is 301 s early', { second: seconds - 301 }],
  ['the secret of another network', { secrets: [other] }],
  ['a network without a secret', { secrets: [] }],
  ['no signature', { headers: { signature: undefined } }],
  ['a signature without its version', { headers: { signature: signature.slice(3) } }],
  ['a signature of another version', { headers: { signature: signature.replace('v1,', 'v2,') } }],
  ['a part of the signature', { headers: { signature: signature.slice(0, -8) } }],
  ['the signature in ninth place', { headers: { signature: `${'v1,AAAA '.repeat(8)}${signature}` } }],
])('refuses %s', (_, given) => {
  expect(() => verify(given)).toThrow(expect.objectContaining({ kind: 'unauthenticated' }));
});

it.each<[string, Case]>([
  ['a network without a secret', { secrets: [] }],
  ['no signature', { headers: { signature: undefined } }],
  ['a signature of another version', { headers: { signature: signature.replace('v1,', 'v2,') } }],
  ['no id', { headers: { id: undefined } }],
  ['a sender that is 301 s late', { second: seconds + 301 }],
])('refuses %s before anything is read', (_, { headers: changed, secrets = [secret], second = seconds }) => {
  expect(() => openSignature({ ...headers, ...changed }, secrets.map(toSigningKey), at(second))).toThrow(
    expect.objectContaining({ kind: 'unauthenticated' }),
  );
});
