import { TextField, type TextFieldProps } from '@potli/ui/TextField';

type MobileNumberFieldProps = Pick<
  TextFieldProps,
  'name' | 'value' | 'error' | 'required' | 'readOnly' | 'onChange' | 'onBlur'
>;

/** An Indian mobile number: `MOBILE_DIGITS` after +91 (docs/product/login.md#signup-fields). */
export function MobileNumberField(field: MobileNumberFieldProps) {
  return (
    <TextField
      {...field}
      label="Mobile Number"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      leading="+91"
    />
  );
}
