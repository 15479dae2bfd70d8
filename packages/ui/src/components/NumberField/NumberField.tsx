import { groupDigits } from '../../format/groupDigits.ts';
import { writeAtCaret } from '../Field/writeAtCaret.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { toNumberText } from './toNumberText.ts';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> {
  /** The digits as text, because account numbers have leading zeros. Controlled together with `onValueChange`. */
  value?: string;
  /** The digits at first, where the field keeps its own state. */
  defaultValue?: string;
  /** Gets the typed text without all characters but digits. */
  onValueChange?: (value: string) => void;
  /** Digits allowed after the decimal point; 0 by default, without a point. */
  decimals?: number;
  /** Shows lakhs and thousands, 1,24,990; the value stays 124990. For amounts, not for account numbers. */
  grouped?: boolean;
}

/** A field for digits, typed or pasted ("₹1,24,990" becomes 124990). Phones show the number keypad. */
export function NumberField({
  decimals = 0,
  grouped = false,
  value,
  defaultValue,
  onValueChange,
  ...props
}: NumberFieldProps) {
  const show = (number: string) => (grouped ? groupDigits(number) : number);
  return (
    <TextField
      autoComplete="off"
      {...props}
      value={value === undefined ? undefined : show(value)}
      defaultValue={defaultValue === undefined ? undefined : show(defaultValue)}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={(event) => {
        const number = toNumberText(event.target.value, decimals);
        writeAtCaret(event.target, show(number), /[\d.]/g);
        onValueChange?.(number);
      }}
    />
  );
}
