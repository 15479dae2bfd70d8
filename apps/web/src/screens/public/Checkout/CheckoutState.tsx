import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { toPaise, toRupees } from '@potli/api/units/money';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { PriceSum } from '@potli/ui/PriceSum';
import { Text } from '@potli/ui/Text';
import { CircleAlert } from 'lucide';
import { paymentNames } from '../../../features/checkout/paymentNames.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { Outcome, outcomeOf } from './Outcome.tsx';
import type { CheckoutProps } from './useCheckoutMachine.ts';

/** The order, the pay button, and what became of the payment. */
export function CheckoutState({ state, send }: CheckoutProps) {
  const { order, problem } = state.context;
  if (state.matches('unavailable')) {
    return (
      <>
        <Callout icon={CircleAlert} tone="danger" role="alert">
          {problem || 'Your order could not be loaded.'}
        </Callout>
        <Button size="lg" block onClick={() => send({ type: 'load.retried' })}>
          Try again
        </Button>
        <ToHistory />
      </>
    );
  }
  if (!order) return <Loading text="Loading..." />;
  const outcome = outcomeOf(state);
  return (
    <>
      <OrderSum order={order} />
      {outcome && <Outcome outcome={outcome} order={order} problem={problem} />}
      {state.hasTag('payable') ? <PayButton state={state} send={send} /> : <Next state={state} send={send} />}
    </>
  );
}

/** What is bought, and what it costs: the same numbers as on the page of the card. */
function OrderSum({ order }: { order: GiftCardOrder }) {
  const { paymentAmount } = order.paymentMetadata;
  const saving = toRupees(toPaise(order.orderAmount) - toPaise(paymentAmount));
  return (
    <PriceSum
      lines={[
        ...order.purchaseOrders.map(({ cost, count, itemDetails }) => ({
          label: `${itemDetails.brandName}, ${count} × ${formatRupees(cost)}`,
          rupees: cost * count,
        })),
        ...(saving > 0 ? [{ label: 'You save', rupees: saving, saved: true }] : []),
      ]}
      total={{ label: order.paymentCompletedAt ? 'You paid' : 'You pay', rupees: paymentAmount }}
    />
  );
}

function PayButton({ state, send }: CheckoutProps) {
  const { payment, order } = state.context;
  const provider = payment ? paymentNames[payment.provider] : 'the payment provider';
  const amount = formatRupees(order?.paymentMetadata.paymentAmount ?? 0, 'paise');
  const isFirst = state.matches('reviewing') || state.matches('loadingScript') || state.matches('paying');
  return (
    <Stack gap="s">
      <Button size="lg" block busy={state.hasTag('busy')} onClick={() => send({ type: 'pay.pressed' })}>
        {isFirst ? `Pay ${amount}` : `Try again to pay ${amount}`}
      </Button>
      <div role="status">
        <Text variant="bodyS" tone="muted" align="center">
          {state.matches('paying')
            ? `Finish the payment in the window of ${provider}.`
            : `You pay with ${provider}. Its window opens when you press the button.`}
        </Text>
      </div>
      <ToHistory>Pay later from Order History</ToHistory>
    </Stack>
  );
}

/** A way out of the page that is no answer to it. */
function ToHistory({ children = 'Go to Order History' }: { children?: string }) {
  return (
    <Button href={memberPaths.giftCardOrders} variant="ghost" block>
      {children}
    </Button>
  );
}

/** Where it goes on from here. */
function Next({ state, send }: CheckoutProps) {
  if (state.hasTag('busy')) return <Loading text="Asking the bank about your payment..." />;
  return (
    <Stack gap="s">
      {state.matches('pending') && (
        <Button variant="outline" size="lg" block onClick={() => send({ type: 'status.asked' })}>
          Check again
        </Button>
      )}
      <Button href={memberPaths.giftCardOrders} size="lg" block>
        {state.matches('delivered') ? 'See it in Order History' : 'Go to Order History'}
      </Button>
    </Stack>
  );
}
