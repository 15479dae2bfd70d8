import { badInput } from '../errors/ProblemError.ts';
import type { RequestContext } from './RequestContext.ts';

/** Long enough to be random, short enough to be kept; the quotes that the draft asks for may be left out. */
const KEY = /^(?:"([\w\-.:+/=]{16,128})"|([\w\-.:+/=]{16,128}))$/;

/** The key of the `Idempotency-Key` header; undefined without one. @throws ProblemError 400 for a malformed key */
export function idempotencyKeyOf(context: Pick<RequestContext, 'header'>): string | undefined {
  const header = context.header('idempotency-key');
  if (header === undefined) return undefined;
  const match = KEY.exec(header);
  const key = match?.[1] ?? match?.[2];
  if (key === undefined) {
    throw badInput('The Idempotency-Key must have 16 to 128 letters, digits or any of the signs - _ . : + / =');
  }
  return key;
}
