import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';

const TARGET = /^(STORE|CREDIT_CARD|OFFER|GIFT_CARD)-(.{1,64})$/;

/** What `unrecordedPath` wrote of the shop. Undefined for anything else. */
export function readUnrecorded(text: string): Pick<ClickOutTarget, 'source' | 'id'> | undefined {
  const [, source, id] = TARGET.exec(text) ?? [];
  return source && id ? { source: source as ClickOutTarget['source'], id } : undefined;
}
