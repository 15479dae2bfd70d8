import { withoutClickId } from '@potli/api/link';
import type { LoginIntent } from '@potli/machines/login-intent';
import type { LoginReason } from '../session/login.ts';

/** What the statechart needs to know of the reason; a shop's link goes in without its click-id placeholder. */
export function toIntent(reason: LoginReason): LoginIntent {
  if (reason.kind !== 'clickOut') return reason;
  const { id, source, link } = reason.target;
  return { kind: 'clickOut', link: withoutClickId(link), targetId: id, clickSource: source };
}
