import { FIND_LENGTH } from '@potli/api/contract/policy';

/** A text that finds rows, as the address of a screen has it. Undefined where it is none. */
export function toFind(value: unknown): string | undefined {
  // the router reads digits as a number: a UTR, a mobile number
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= FIND_LENGTH ? text : undefined;
}
