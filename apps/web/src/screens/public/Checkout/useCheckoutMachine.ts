import type { Client } from '@potli/api/client';
import { getGiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { confirmGiftCardPayment, startGiftCardPayment } from '@potli/api/contract/giftCardPayments';
import { checkoutMachine } from '@potli/machines/checkout';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { useApp } from '../../../app/App.tsx';
import { loadPaymentScript } from '../../../features/checkout/loadPaymentScript.ts';
import { openPaymentWindow } from '../../../features/checkout/openPaymentWindow.ts';

export interface CheckoutProps {
  state: SnapshotFrom<typeof checkoutMachine>;
  send: ActorRefFrom<typeof checkoutMachine>['send'];
}

/** The checkout statechart from an order on, with this app's effects. */
export function useCheckoutMachine(orderId: string): CheckoutProps {
  const { api } = useApp();
  const [machine] = useState(() => provideEffects(api));
  const [state, send] = useMachine(machine, { input: {} });
  useEffect(() => send({ type: 'order.resumed', orderId }), [send, orderId]);
  return { state, send };
}

function provideEffects(api: Client) {
  return checkoutMachine.provide({
    actors: {
      openOrder: fromPromise(async ({ input: id, signal }) => {
        const order = await api.call(getGiftCardOrder, { params: { id } }, { signal });
        if (order.payableUntil === null) return { order, payment: null };
        return { order, payment: await api.call(startGiftCardPayment, { params: { id } }, { signal }) };
      }),
      loadScript: fromPromise(({ input, signal }) => loadPaymentScript(input, signal)),
      openWindow: fromPromise(({ input }) => openPaymentWindow(input)),
      confirmPayment: fromPromise(({ input: { orderId, end }, signal }) =>
        api.call(confirmGiftCardPayment, { params: { id: orderId }, body: end }, { signal }),
      ),
      askOrder: fromPromise(({ input: id, signal }) => api.call(getGiftCardOrder, { params: { id } }, { signal })),
    },
  });
}
