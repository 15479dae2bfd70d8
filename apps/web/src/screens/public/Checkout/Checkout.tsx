import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../../app/App.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { CheckoutState } from './CheckoutState.tsx';
import { Waiting } from './CheckoutWaiting.tsx';
import { LoginFirst } from './LoginFirst.tsx';
import { useCheckoutMachine } from './useCheckoutMachine.ts';

interface OrderProps {
  orderId: string;
}

/** Pays for an order of gift cards (docs/product/gift-cards.md#payment). */
export function Checkout({ orderId }: OrderProps) {
  const { session } = useApp();
  const guard = useSyncExternalStore(session.subscribe, session.guard, () => 'checking' as const);
  useEffect(() => session.enterGuard(), [session]);
  return (
    <CheckoutFrame>
      {guard === 'admitted' && <Payment orderId={orderId} />}
      {guard === 'turnedAway' && <LoginFirst />}
      {guard !== 'admitted' && guard !== 'turnedAway' && <Waiting />}
    </CheckoutFrame>
  );
}

function Payment({ orderId }: OrderProps) {
  return <CheckoutState {...useCheckoutMachine(orderId)} />;
}
