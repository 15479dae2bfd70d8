import type { GiftCard } from '@potli/api/contract/giftCards';
import { checkoutMachine } from '@potli/machines/checkout';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { type App, useApp } from '../../../app/App.tsx';
import { giftDays } from '../../../features/checkout/giftDays.ts';
import { openCheckout } from '../../../features/checkout/openCheckout.ts';
import { useLogin } from '../../../features/session/login.ts';

export interface BuyProps {
  state: SnapshotFrom<typeof checkoutMachine>;
  send: ActorRefFrom<typeof checkoutMachine>['send'];
}

/** The checkout statechart up to the order; the page of the order goes on from there. */
export function useBuyMachine(card: GiftCard): BuyProps {
  const app = useApp();
  const { openLogin } = useLogin();
  const [machine] = useState(() => provideOrdering(app));
  const [days] = useState(() => giftDays(new Date()));
  const [state, send, actor] = useMachine(machine, { input: { card, days } });
  const goOn = useEffectEvent((orderId: string) => openCheckout(orderId, app.site));
  const logIn = useEffectEvent(() => openLogin({ kind: 'none' }));
  useEffect(() => {
    const subscriptions = [
      actor.on('order.placed', ({ orderId }) => goOn(orderId)),
      actor.on('login.required', () => logIn()),
    ];
    // after Back the browser may show the page as it was left: waiting for its order
    const reopen = () => send({ type: 'form.reopened' });
    window.addEventListener('pageshow', reopen);
    return () => {
      window.removeEventListener('pageshow', reopen);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, send]);
  return { state, send };
}

function provideOrdering({ api }: App) {
  return checkoutMachine.provide({
    actors: {
      createOrder: fromPromise(async ({ input, signal }) => {
        // the schemas of the answer are not for those who only look
        const { createGiftCardOrder } = await import('@potli/api/contract/giftCardPayments');
        return api.call(createGiftCardOrder, { body: input }, { signal });
      }),
    },
  });
}
