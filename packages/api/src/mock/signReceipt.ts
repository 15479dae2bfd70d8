import type { Receipt, ReceiptKeys } from '../contract/receipts.ts';

// The mock is an independent host, so it signs by the page alone: docs/verify.md.

/** Ed25519 of RFC 8032, 7.1, test 1: everybody knows it, and nobody takes its signatures for those of a shop. */
const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const d = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A';
const publicKey = { kty: 'OKP', crv: 'Ed25519', x } as const;

/** The keys of the mock, as a shop publishes them. */
export async function mockReceiptKeys(): Promise<ReceiptKeys> {
  const validFrom = '2026-01-01T00:00:00.000Z';
  const key = { id: await keyId(), algorithm: 'Ed25519', publicKey, validFrom, validUntil: null } as const;
  return { type: 'potli receipt keys 1', keys: [key] };
}

/** A receipt with the hash of its terms, its key and its signature. */
export async function signReceipt({ terms: texts, ...content }: Unsigned): Promise<Receipt> {
  const terms = texts && { texts, hash: toHex(await digest(netstrings(['potli terms 1', ...texts]))) };
  const unsigned = { ...content, terms, keyId: await keyId() };
  return { ...unsigned, signature: await sign(bytesOf(unsigned)) };
}

/** Key and signature of the head of a statement (docs/verify.md#the-signature). */
export async function signHead({ memberId, lines, madeAt, head }: Head): Promise<{ keyId: string; signature: string }> {
  const id = await keyId();
  const ms = String(Date.parse(madeAt));
  const bytes = netstrings(['potli head signature 1', id, memberId, String(lines), ms, head]);
  return { keyId: id, signature: await sign(bytes) };
}

interface Head {
  memberId: string;
  lines: number;
  madeAt: string;
  head: string;
}

async function sign(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('jwk', { ...publicKey, d }, 'Ed25519', false, ['sign']);
  return toBase64url(new Uint8Array(await crypto.subtle.sign('Ed25519', key, bytes)));
}

type Unsigned = Omit<Receipt, 'terms' | 'keyId' | 'signature'> & { terms: string[] | null };

function bytesOf({ type, keyId: key, item, rates, terms, ...receipt }: Omit<Receipt, 'signature'>) {
  const ms = (at: string | null) => at && String(Date.parse(at));
  return netstrings([
    ...[type, key, receipt.clickId, receipt.memberId, ms(receipt.at), receipt.source],
    ...[item.kind, item.id, item.name, item.sentTo, terms?.hash, rates.version, String(rates.rows.length)],
    ...rates.rows.flatMap((rate) => [
      ...[rate.appliesTo, rate.kind, rate.basisPoints, rate.amountPaise, rate.capPaise, rate.minimumPaise],
      ...[rate.newUsersOnly, ms(rate.from), ms(rate.to), rate.isUsual],
    ]),
  ]);
}

const keyId = async () =>
  toBase64url(await digest(new TextEncoder().encode(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))));

function netstrings(texts: readonly (string | null | undefined)[]) {
  const encoder = new TextEncoder();
  return encoder.encode(texts.map((text) => `${encoder.encode(text ?? '').length}:${text ?? ''},`).join(''));
}

const digest = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const toBase64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
