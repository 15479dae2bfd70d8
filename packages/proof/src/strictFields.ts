/** A value that is not what the file should hold; the message says where. */
export class Malformed extends Error {
  override name = 'Malformed';
}

/**
 * The fields of an object that has these and no others: nothing would check another one.
 * @throws Malformed
 */
export function fieldsOf<Name extends string>(
  value: unknown,
  place: string,
  names: readonly Name[],
): Record<Name, unknown> {
  const fields = objectOf(value, place);
  const missing = names.find((name) => !Object.hasOwn(fields, name));
  if (missing !== undefined) throw new Malformed(`${place} lacks ${missing}.`);
  const unknown = Object.keys(fields).find((name) => !(names as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Malformed(`${place} has a field that nothing checks: ${unknown}.`);
  return fields as Record<Name, unknown>;
}

/** @throws Malformed */
export function objectOf(value: unknown, place: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(`${place} is no object.`);
  return value as Record<string, unknown>;
}

/** @throws Malformed */
export function listOf(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Malformed(`${place} is no list.`);
  return value;
}

/** @throws Malformed */
export function textOf(value: unknown, name: string, isRight: (text: string) => boolean): string {
  if (typeof value !== 'string' || !isRight(value))
    throw new Malformed(`${name} has not the form that it should have.`);
  return value;
}

/** Decimal without zeros in front, as in a bigint of PostgreSQL. */
export const isCount = (text: string) => /^[1-9]\d{0,18}$/.test(text);
export const isName = (text: string) => /^[A-Z][A-Z0-9_]{0,39}$/.test(text);
export const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);
/** Half of a pair. `isWellFormed` is newer than the browsers of the shop. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Others have no bytes of their own in UTF-8: two texts would have one hash. */
export const isWellFormed = (text: string) => !LONE_SURROGATE.test(text);

export function isInstant(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
}

/** A day of the calendar, `2026-11-24`. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isInstant(`${text}T00:00:00.000Z`);

/** The SHA-256 of a key, in base64url. */
export const isKeyId = (text: string) => /^[\w-]{43}$/.test(text);
/** Of Ed25519, in base64url. */
export const isSignature = (text: string) => /^[\w-]{86}$/.test(text);
