import { giftCardPrice, isDenomination } from '@potli/api/contract/giftCardPrice';
import type { GiftCard } from '@potli/api/contract/giftCards';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { PriceSum } from '@potli/ui/PriceSum';
import { Text } from '@potli/ui/Text';
import { CircleAlert } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { NeedsScript } from '../../../components/NeedsScript.tsx';
import { BuyFields } from './BuyFields.tsx';
import { type BuyProps, useBuyMachine } from './useBuyMachine.ts';

/** The form that orders a gift card (docs/product/gift-cards.md#gift-card-page). */
export function BuyGiftCard({ card }: { card: GiftCard }) {
  const { session } = useApp();
  const { state, send } = useBuyMachine(card);
  const { problem } = state.context;
  const submit = handleSubmit(() => send({ type: 'form.submitted', isMember: session.status() === 'member' }));
  return (
    // sent before its script runs, it must not load the page again
    <form method="dialog" noValidate aria-label={`Buy the ${card.name}`} onSubmit={submit}>
      <Stack gap="xl">
        <Heading level={2}>Choose your card</Heading>
        <NeedsScript>Buying needs JavaScript. Please switch it on.</NeedsScript>
        <BuyFields card={card} state={state} send={send} />
        <Sum card={card} state={state} />
        {problem && (
          <Callout icon={CircleAlert} tone="danger" role="alert">
            {problem}
          </Callout>
        )}
        <Stack gap="s">
          <Button
            type="submit"
            size="lg"
            block
            busy={state.hasTag('busy') || state.matches('reviewing')}
            data-replay="buy-gift-card"
          >
            Continue to payment
          </Button>
          <Text variant="bodyS" tone="muted" align="center">
            You see the sum again before you pay. Gift cards cannot be returned.
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

/** What the chosen cards cost; it changes with every choice, and screen readers hear it. */
function Sum({ card, state }: { card: GiftCard } & Pick<BuyProps, 'state'>) {
  const { denomination, count } = state.context.form;
  const isChosen = isDenomination(card, Number(denomination));
  const price = giftCardPrice(card.salesDiscount, Number(denomination), Number(count));
  return (
    <div role="status">
      {isChosen ? (
        <PriceSum
          lines={[
            { label: `${count} × ${formatRupees(Number(denomination))}`, rupees: price.faceValue },
            ...(price.saving > 0
              ? [{ label: `You save ${card.salesDiscount}%`, rupees: price.saving, saved: true }]
              : []),
          ]}
          total={{ label: 'You pay', rupees: price.youPay }}
        />
      ) : (
        <Text tone="muted">Choose a value to see what you pay.</Text>
      )}
    </div>
  );
}
