import { type BankTextField, offersUpi } from '@potli/machines/bank-fields';
import { Grid } from '@potli/ui/Layout';
import { NumberField } from '@potli/ui/NumberField';
import { TextField } from '@potli/ui/TextField';
import type { ChangeEvent } from 'react';
import { BankKindChoice } from './BankKindChoice.tsx';
import type { BankFormProps } from './useBankFormMachine.ts';
import { useBankName } from './useBankName.ts';

/** The account or UPI ID as it is edited, in full (docs/product/bank-account.md#what-is-shown). */
export function BankFields({ state, send }: BankFormProps) {
  const { details, form } = state.context;
  const field = bankField({ state, send });
  return (
    <>
      {offersUpi(details) && <BankKindChoice state={state} send={send} />}
      <Grid columns={2} gap="l">
        <TextField
          {...field('accountHolderName')}
          label="Account Holder Name"
          autoComplete="name"
          maxLength={100}
          required
          // the Update button is gone, so the focus moves here
          autoFocus={details !== null}
          hint="As your bank has it"
        />
        {form.kind === 'upi' ? (
          <TextField
            {...field('vpa')}
            label="UPI ID"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            required
            hint="Like name@bank. Your payment app shows it in your profile"
          />
        ) : (
          <AccountFields state={state} send={send} />
        )}
      </Grid>
    </>
  );
}

function AccountFields({ state, send }: BankFormProps) {
  const field = bankField({ state, send });
  const { onChange: _, ...accountNumber } = field('accountNumber');
  const bank = useBankName(state.context.form.ifscCode);
  return (
    <>
      <NumberField
        {...accountNumber}
        label="Account Number"
        maxLength={20}
        required
        onValueChange={(value) => send({ type: 'field.changed', field: 'accountNumber', value })}
      />
      <TextField
        {...field('ifscCode')}
        label="IFSC Code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        confirmed={bank}
        hint="11 characters, on your cheque book or passbook"
      />
      <TextField
        {...field('bankName')}
        label="Bank Name"
        note="(optional)"
        autoComplete="off"
        maxLength={200}
        placeholder={bank}
      />
      <TextField {...field('address')} label="Branch Address" note="(optional)" autoComplete="off" maxLength={200} />
    </>
  );
}

/** Props that connect a text field of the bank form with the statechart. */
function bankField({ state, send }: BankFormProps) {
  const { form, fieldErrors } = state.context;
  return (field: BankTextField) => ({
    name: field,
    value: form[field],
    error: fieldErrors[field],
    readOnly: state.hasTag('busy'),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field, value: event.target.value }),
    onBlur: () => send({ type: 'field.left', field }),
  });
}
