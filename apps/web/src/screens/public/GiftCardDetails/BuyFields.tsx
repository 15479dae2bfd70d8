import type { GiftCard } from '@potli/api/contract/giftCards';
import { GIFT_MESSAGE_MOST } from '@potli/api/contract/policy';
import type { CheckoutField } from '@potli/machines/checkout-form';
import { DateField } from '@potli/ui/DateField';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Grid } from '@potli/ui/Layout';
import { NumberField } from '@potli/ui/NumberField';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { Select } from '@potli/ui/Select';
import { TextArea } from '@potli/ui/TextArea';
import { TextField } from '@potli/ui/TextField';
import { Gift, UserRound } from 'lucide';
import type { BuyProps } from './useBuyMachine.ts';

interface BuyFieldsProps extends BuyProps {
  card: GiftCard;
}

/** Value, number of cards, and for whom they are. */
export function BuyFields({ card, state, send }: BuyFieldsProps) {
  const { form, fieldErrors } = state.context;
  return (
    <>
      <Denomination card={card} state={state} send={send} />
      <Grid columns={2} gap="xl">
        <Select
          label="How many"
          name="count"
          value={form.count}
          error={fieldErrors.count}
          options={Array.from({ length: card.maxCount }, (_, nth) => {
            return { value: String(nth + 1), label: `${nth + 1} ${nth === 0 ? 'card' : 'cards'}` };
          })}
          onChange={(event) => send({ type: 'field.changed', field: 'count', value: event.target.value })}
        />
        <SegmentedControl
          label="For whom"
          options={[
            { value: 'me', label: 'For me', icon: UserRound },
            { value: 'gift', label: 'As a gift', icon: Gift },
          ]}
          value={form.isGift ? 'gift' : 'me'}
          onChange={(value) => send({ type: 'field.changed', field: 'isGift', value: value === 'gift' })}
        />
      </Grid>
      {form.isGift && <GiftFields state={state} send={send} />}
    </>
  );
}

/** Fixed values to choose from, and any other of a range. */
function Denomination({ card, state, send }: BuyFieldsProps) {
  const { form, fieldErrors } = state.context;
  const range = card.denominationRange;
  const isFixed = card.denominations.length > 0;
  const change = (value: string) => send({ type: 'field.changed', field: 'denomination', value });
  return (
    <>
      {isFixed && (
        <SegmentedControl
          label="Value of the card"
          options={card.denominations.map((rupees) => ({ value: String(rupees), label: formatRupees(rupees) }))}
          value={form.denomination}
          error={range ? undefined : fieldErrors.denomination}
          onChange={change}
        />
      )}
      {range && (
        <NumberField
          label={isFixed ? 'Or another value' : 'Value of the card'}
          name="denomination"
          leading="₹"
          grouped
          maxLength={7}
          hint={`From ${formatRupees(range.min)} to ${formatRupees(range.max)}, in steps of ${formatRupees(range.step)}`}
          value={form.denomination}
          error={fieldErrors.denomination}
          onValueChange={change}
          onBlur={() => send({ type: 'field.left', field: 'denomination' })}
        />
      )}
    </>
  );
}

/** The receiver of a gift, who gets a link by e-mail. */
function GiftFields({ state, send }: BuyProps) {
  const { form, fieldErrors, days } = state.context;
  const field = (name: CheckoutField & ('receiverName' | 'receiverEmail' | 'message' | 'sendOn')) => ({
    name,
    value: form[name],
    error: fieldErrors[name],
    onBlur: () => send({ type: 'field.left', field: name }),
  });
  return (
    <Grid columns={2} gap="xl">
      <TextField
        {...field('receiverName')}
        label="Name of the receiver"
        autoComplete="off"
        maxLength={100}
        required
        onChange={({ target }) => send({ type: 'field.changed', field: 'receiverName', value: target.value })}
      />
      <TextField
        {...field('receiverEmail')}
        label="E-mail of the receiver"
        type="email"
        autoComplete="off"
        required
        hint="They get a link that opens the card once."
        onChange={({ target }) => send({ type: 'field.changed', field: 'receiverEmail', value: target.value })}
      />
      <TextArea
        {...field('message')}
        label="Your message"
        note="(optional)"
        hint={`${form.message.length} of ${GIFT_MESSAGE_MOST} characters`}
        onChange={({ target }) => send({ type: 'field.changed', field: 'message', value: target.value })}
      />
      <DateField
        {...field('sendOn')}
        label="Send it on"
        note="(optional)"
        hint="Without a day it is sent as soon as you have paid."
        pickLabel="Choose the day"
        min={days.first}
        max={days.last}
        onValueChange={(value) => send({ type: 'field.changed', field: 'sendOn', value })}
      />
    </Grid>
  );
}
