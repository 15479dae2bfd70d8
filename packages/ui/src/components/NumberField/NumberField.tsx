import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { toNumberText } from './toNumberText.ts';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> {
  /** What is typed, digits only, as text: an account number keeps its leading zeros. With `onValueChange` controlled. */
  value?: string;
  defaultValue?: string;
  /** Called with what is left of an entry once everything but digits is gone. */
  onValueChange?: (value: string) => void;
  /** Digits allowed after the decimal point; 0 (no point at all) unless told. */
  decimals?: number;
}

/** Digits only, typed or pasted ("₹1,24,990" becomes 124990), with the keypad for numbers on phones. */
export function NumberField({ decimals = 0, onValueChange, ...props }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={(event) => {
        const value = toNumberText(event.target.value, decimals);
        // an uncontrolled input has nobody else to take the rest away
        if (props.value === undefined && value !== event.target.value) event.target.value = value;
        onValueChange?.(value);
      }}
    />
  );
}
