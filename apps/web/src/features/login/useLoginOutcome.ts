import { withoutClickId } from '@potli/api/link';
import { indiaDay } from '@potli/api/units/india';
import type { LoginIntent } from '@potli/machines/login-intent';
import { focusContent } from '@potli/ui/SkipLink';
import { useToast } from '@potli/ui/Toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from '../../app/App.tsx';
import { paths } from '../../lib/paths.ts';
import { couponAddress } from '../clickout/couponAddress.ts';
import { recordClick } from '../clickout/recordClick.ts';
import { redirectPath, unrecordedPath } from '../clickout/redirectPath.ts';
import type { LoginReason } from '../session/login.ts';
import { invitation } from '../session/referral.ts';
import type { LoginActor } from './useLoginMachine.ts';

interface LoginOutcome {
  actor: LoginActor;
  reason: LoginReason;
  onClosed: () => void;
}

/**
 * Opens the modal for a reason. After the login it shows a toast, starts the session and goes on to what the visitor
 * wanted. A click-out is recorded then, so that a login does not lose the cashback
 * (docs/product/clickout.md#buttons).
 */
export function useLoginOutcome({ actor, reason, onClosed }: LoginOutcome): void {
  const { api, session, site } = useApp();
  const navigate = useNavigate();
  const toast = useToast();

  const succeeded = useRef(false);
  const welcome = useEffectEvent((message: string) => {
    succeeded.current = true;
    invitation.forget();
    toast.success(message);
    void session.loggedIn().then(() => {
      // the header's Login, which opened the box, goes with the login
      if (isHidden(document.activeElement)) focusContent();
    });
  });
  const goOn = useEffectEvent(async () => {
    if (reason.kind === 'claim') await navigate({ href: reason.link });
    if (reason.kind === 'coupon') location.assign(await couponAddress(api, reason.target, site));
    if (reason.kind !== 'clickOut') return;
    const click = await recordClick(api, reason.target);
    const { target } = reason;
    await navigate({ href: click ? redirectPath({ ...target, url: click.url }) : unrecordedPath(target) });
  });
  const closed = useEffectEvent(() => {
    onClosed();
    if (reason.kind === 'guard' && !succeeded.current) void navigate({ to: paths.home, replace: true });
  });

  useEffect(() => {
    actor.send({
      type: 'modal.opened',
      intent: toIntent(reason),
      today: indiaDay(new Date()),
      referralCode: invitation.code(),
    });
    const subscriptions = [
      actor.on('login.succeeded', ({ message }) => welcome(message)),
      actor.on('redirect.due', () => void goOn()),
      actor.subscribe((snapshot) => snapshot.matches('closed') && closed()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, reason]);
}

/** Not painted. `checkVisibility` is newer than the browsers of the shop. */
const isHidden = (element: Element | null) => element?.getClientRects().length === 0;

/** The reason as the statechart needs it. A shop's link has no click-id placeholder then. */
function toIntent(reason: LoginReason): LoginIntent {
  if (reason.kind === 'guard') return { kind: 'none' };
  if (reason.kind === 'none' || reason.kind === 'claim') return reason;
  const { id, source, link } = reason.target;
  return { kind: 'clickOut', link: withoutClickId(link), targetId: id, clickSource: source };
}
