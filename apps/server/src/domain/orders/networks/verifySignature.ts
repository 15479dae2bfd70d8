import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { unauthenticated } from '../../../errors/ProblemError.ts';

/** The headers of a signed report, as they were sent. */
export interface SignedHeaders {
  id: string | undefined;
  timestamp: string | undefined;
  signature: string | undefined;
}

/** How far the sender's clock may be from ours. */
const TOLERANCE_SECONDS = 300;
const SECRET_PREFIX = 'whsec_';
const VERSION = 'v1,';
/** A sender that changes its secret signs with both. */
const MOST_SIGNATURES = 8;
const LONGEST_ID = 200;

/**
 * Opens the check of a signature, before anything of the body is read (https://www.standardwebhooks.com). A missing
 * signature, a late report and an unknown network are refused with the words of a wrong secret.
 * @param keys of its secrets (`toSigningKey`); none for an unknown network
 * @returns checks that the body was signed with one of the secrets within the last five minutes, byte by byte, and returns
 * the id of the report; throws ProblemError unauthenticated
 * @throws ProblemError unauthenticated
 */
export function openSignature(
  { id = '', timestamp = '', signature = '' }: SignedHeaders,
  keys: readonly KeyObject[],
  now = new Date(),
): (body: Uint8Array) => string {
  const isTimely = /^\d{1,12}$/.test(timestamp) && Math.abs(seconds(now) - Number(timestamp)) <= TOLERANCE_SECONDS;
  const given = signature.split(' ').slice(0, MOST_SIGNATURES);
  const isSigned = keys.length > 0 && given.some((one) => one.startsWith(VERSION));
  if (id === '' || id.length > LONGEST_ID || !isTimely || !isSigned) throw refused();
  return (body) => {
    const signed = keys.map((key) => signatureOf(key, [`${id}.${timestamp}.`, body]));
    // every pair is compared, so that the time does not reveal which one fits
    const fitting = given.flatMap((one) => signed.filter((expected) => isEqual(one, expected)));
    if (fitting.length === 0) throw refused();
    return id;
  };
}

const refused = () => unauthenticated('The signature of the report is not valid.');

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);

/**
 * The key of a secret, made once: to make it for each report costs more than the signature itself.
 * @param secret `whsec_` and base64
 */
export const toSigningKey = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'));

function signatureOf(key: KeyObject, parts: readonly (string | Uint8Array)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

function isEqual(given: string, expected: Buffer): boolean {
  if (!given.startsWith(VERSION)) return false;
  const digest = Buffer.from(given.slice(VERSION.length), 'base64');
  return digest.length === expected.length && timingSafeEqual(digest, expected);
}
