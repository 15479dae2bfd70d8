import { hash } from 'node:crypto';
import { isUuidV7 } from '@potli/api/units/uuid';

/**
 * Some networks cut a click id after twenty signs, or take letters and digits only. So each click has a second name of twenty
 * letters and digits, made of the same id: 42 bits of its time, 12 of its place in that millisecond, 42 random ones and 7 that
 * check the rest. The last twenty bits of the id follow from those, so that either name can be made from the other.
 */
const SHORT = /^[0-9a-z]{20}$/;

const SEAL_DIGITS = 5;
const CHECK_BITS = 7n;
/** Until the year 2109. */
const TIME_BITS = 42n;

/** @param head an id without its last five digits */
const digestOf = (head: string): string => hash('sha256', `click ${head}`, 'hex');

/** A new id with its last twenty bits replaced by those that follow from the others. @param uuid a UUIDv7 in small letters */
export function toClickId(uuid: string): string {
  const head = uuid.slice(0, -SEAL_DIGITS);
  return head + digestOf(head).slice(0, SEAL_DIGITS);
}

/** The short name of an id that `toClickId` made. */
export function toShortClickId(clickId: string): string {
  const hex = clickId.replaceAll('-', '');
  const time = BigInt(`0x${hex.slice(0, 12)}`);
  const place = BigInt(`0x${hex.slice(13, 16)}`);
  // without the two bits of the variant
  const random = BigInt(`0x${hex.slice(16, 27)}`) & ((1n << 42n) - 1n);
  const payload = (((time << 12n) | place) << 42n) | random;
  return ((payload << CHECK_BITS) | checkOf(clickId)).toString(36).padStart(20, '0');
}

const checkOf = (clickId: string): bigint =>
  BigInt(`0x${digestOf(clickId.slice(0, -SEAL_DIGITS)).slice(SEAL_DIGITS, SEAL_DIGITS + 2)}`) &
  ((1n << CHECK_BITS) - 1n);

/** The id of a short name, in any case; undefined for a text that is none. */
export function fromShortClickId(text: string): string | undefined {
  const short = text.toLowerCase();
  if (!SHORT.test(short)) return undefined;
  const bits = Array.from(short).reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  const payload = bits >> CHECK_BITS;
  const time = payload >> 54n;
  if (time >= 1n << TIME_BITS) return undefined;
  const place = (payload >> 42n) & 0xfffn;
  const random = (payload & ((1n << 42n) - 1n)) | (2n << 42n);
  const hex = `${time.toString(16).padStart(12, '0')}7${place.toString(16).padStart(3, '0')}${random.toString(16)}`;
  const head = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const clickId = toClickId(head + '0'.repeat(SEAL_DIGITS));
  return isUuidV7(clickId) && checkOf(clickId) === (bits & ((1n << CHECK_BITS) - 1n)) ? clickId : undefined;
}

/** A click id in full and in small letters, where it is one of both names; any other text as it is, in small letters. */
export const toFullClickId = (text: string): string => fromShortClickId(text) ?? text.toLowerCase();
