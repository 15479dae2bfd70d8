import { useRef } from 'react';
import { groupDigits } from '../../format/groupDigits.ts';
import { joinRefs } from '../Field/joinRefs.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { ValueInput } from '../Field/ValueInput.tsx';
import { writeAtCaret } from '../Field/writeAtCaret.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { type NumberKind, readNumberText, readTypedNumber } from './readNumberText.ts';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'onCompositionEnd'> {
  /** The digits as text, because account numbers have leading zeros. Controlled together with `onValueChange`. */
  value?: string;
  /** The digits at first, where the field keeps its own state. */
  defaultValue?: string;
  /**
   * Gets the digits, with a minus where an amount has one. Of a pasted text that is no number, the text as it is in
   * the field: the form refuses it.
   */
  onValueChange?: (value: string) => void;
  /** Digits allowed after the decimal point; 0 by default, without a point. Makes the field one for amounts. */
  decimals?: number;
  /** Shows lakhs and thousands, 1,24,990; the value stays 124990. For amounts, not for account numbers. */
  grouped?: boolean;
  /** Of what is typed. A longer number that is pasted stays whole, for the form to refuse: cut, it would be another one. */
  maxLength?: number;
}

/** A field for digits of any script, typed or pasted ("Rs. 1,24,990/-" becomes 124990). Phones show the number keypad. */
export function NumberField({
  decimals = 0,
  grouped = false,
  value: given,
  defaultValue = '',
  onValueChange: tell,
  maxLength,
  name,
  ref,
  ...props
}: NumberFieldProps) {
  const shown = useRef<HTMLInputElement>(null);
  const [value, onValueChange] = useOwnValue({
    value: given,
    first: defaultValue,
    onValueChange: tell,
    field: shown,
    form: props.form,
  });
  const kind = { decimals, isAmount: grouped || decimals > 0 };
  const show = (number: string) => (grouped && isPlain(number) ? groupDigits(number) : number);

  const take = (input: HTMLInputElement, next: string) => {
    writeAtCaret(input, show(next), /[\d.]/g);
    onValueChange(next);
  };
  const field = (
    <TextField
      autoComplete="off"
      {...props}
      ref={joinRefs(shown, ref)}
      name={grouped ? undefined : name}
      value={show(value)}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={({ target, nativeEvent }) => {
        const change = nativeEvent as Change;
        // a text that an input method still composes is its own
        if (change.isComposing) take(target, target.value);
        else take(target, nextOf(target.value, { before: value, change, kind, maxLength, show }));
      }}
      onCompositionEnd={({ currentTarget }) =>
        take(currentTarget, readNumberText(currentTarget.value, kind) ?? currentTarget.value)
      }
    />
  );
  if (!grouped || name === undefined) return field;
  const { form, disabled } = props;
  return (
    <>
      {field}
      <ValueInput name={name} value={value} form={form} disabled={disabled} />
    </>
  );
}

/** React names no more than an event. Without these, the whole text is new. */
type Change = Event & Partial<Pick<InputEvent, 'inputType' | 'data' | 'isComposing'>>;

interface Entry {
  before: string;
  change: Change;
  kind: NumberKind;
  maxLength: number | undefined;
  show: (number: string) => string;
}

/** The value after a change: a number, or a text that is none and that the member must see. */
function nextOf(text: string, { before, change, kind, maxLength = Number.POSITIVE_INFINITY, show }: Entry): string {
  const { inputType = '', data } = change;
  const isTyped = inputType === 'insertText' && data?.length === 1;
  if (!isTyped && !inputType.startsWith('delete')) return readNumberText(text, kind) ?? text;
  const number = readTypedNumber(text, kind);
  if (!isTyped || readTypedNumber(before, kind) === undefined) return number ?? text;
  // a key that is none of a number does nothing
  return number === undefined || show(number).length > maxLength ? before : number;
}

const isPlain = (value: string) => /^-?\d*\.?\d*$/.test(value);
