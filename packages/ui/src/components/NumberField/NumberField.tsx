import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { toNumberText } from './toNumberText.ts';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> {
  /** The digits as text, because account numbers have leading zeros. Controlled together with `onValueChange`. */
  value?: string;
  defaultValue?: string;
  /** Gets the typed text without all characters but digits. */
  onValueChange?: (value: string) => void;
  /** Digits allowed after the decimal point; 0 by default, without a point. */
  decimals?: number;
}

/** A field for digits, typed or pasted ("₹1,24,990" becomes 124990). Phones show the number keypad. */
export function NumberField({ decimals = 0, onValueChange, ...props }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={(event) => {
        const value = toNumberText(event.target.value, decimals);
        // nothing else removes the other characters from an uncontrolled input
        if (props.value === undefined && value !== event.target.value) event.target.value = value;
        onValueChange?.(value);
      }}
    />
  );
}
