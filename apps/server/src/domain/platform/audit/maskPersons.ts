import type { AuditedState } from '../../../db/schema/auditEntry.ts';

/** E-mail addresses and UPI IDs, mobile numbers, and PANs; ids of orders and transfers have other forms. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>,;:]+@[^\s@"'<>,;:]+/g, '(address)'],
  [/(?<![\w.])(?:\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?![\w.])/g, '(number)'],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/g, '(PAN)'],
];

/** A text without what names a person. */
export const maskPersonsIn = (text: string): string =>
  PERSONAL.reduce((masked, [pattern, mask]) => masked.replaceAll(pattern, mask), text);

/** A state without what names a person: the audit log is stored longer, and read by more people, than accounts are. */
export function maskPersons(state: AuditedState): AuditedState {
  return Object.fromEntries(
    Object.entries(state).map(([field, value]) => [field, typeof value === 'string' ? maskPersonsIn(value) : value]),
  );
}
