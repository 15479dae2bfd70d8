import { Checkbox } from '@potli/ui/Checkbox';
import { DateField } from '@potli/ui/DateField';
import { Grid, Stack } from '@potli/ui/Layout';
import { NumberField } from '@potli/ui/NumberField';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { TextField } from '@potli/ui/TextField';
import { type ClaimProps, claimDate, claimField } from './useDisputeMachine.ts';

/** The order as the store knows it. */
export function ClaimOrder({ state, send }: ClaimProps) {
  const { form, fieldErrors } = state.context;
  const field = claimField({ state, send });
  const date = claimDate({ state, send });
  const busy = state.hasTag('busy');
  return (
    <Stack gap="l">
      <SectionHeading variant="block" title="Your order" />
      <Grid columns={2} gap="l">
        <TextField
          {...field('storeOrderId')}
          label="Store order ID"
          required
          maxLength={100}
          autoComplete="off"
          placeholder="As shown in your order email"
        />
        <NumberField
          label="Order amount"
          name="orderAmount"
          required
          decimals={2}
          grouped
          maxLength={15}
          leading="₹"
          placeholder="0"
          value={form.orderAmount}
          error={fieldErrors.orderAmount}
          disabled={busy}
          hint="Amount paid, without delivery charges"
          onValueChange={(value) => send({ type: 'field.changed', field: 'orderAmount', value })}
        />
        <DateField {...date('orderTime')} label="Order time" pickLabel="Choose the order time" required withTime />
        <DateField
          {...date('transactionDate')}
          label="Transaction date"
          pickLabel="Choose the transaction date"
          note="(optional)"
        />
        <DateField
          {...date('deliveryDate')}
          label="Delivery date"
          pickLabel="Choose the delivery date"
          note="(optional)"
        />
        <TextField {...field('coupon')} label="Coupon" note="(optional)" maxLength={100} autoComplete="off" />
      </Grid>
      <Checkbox
        label="I used a gift card in this order"
        name="giftCardUsed"
        checked={form.giftCardUsed}
        disabled={busy}
        onChange={(event) => send({ type: 'field.changed', field: 'giftCardUsed', value: event.target.checked })}
      />
    </Stack>
  );
}
