import { useRef } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { ValueInput } from '../Field/ValueInput.tsx';
import { ComboboxBox, type ComboboxControlProps } from './ComboboxBox.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';
import { useCombobox } from './useCombobox.ts';

export interface ComboboxProps extends FieldProps, ComboboxControlProps {
  /** All options; the list shows those that contain every typed word. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option, or empty. Controlled together with `onValueChange`. */
  value?: string;
  /** Value of the option that is chosen at first, where the field keeps its own state. */
  defaultValue?: string;
  /** Gets the value of the chosen option, or an empty text while none is chosen. */
  onValueChange?: (value: string) => void;
}

/** A choice from many options: typing filters the list, arrow keys move, Enter chooses. */
export function Combobox({
  id,
  options,
  value: given,
  defaultValue = '',
  onValueChange: tell,
  ...others
}: ComboboxProps) {
  const { placeholder, emptyText, disabled, name, form, onBlur, ref, ...frame } = others;
  const field = useField(frame, id);
  const input = useRef<HTMLInputElement>(null);
  const [value, onValueChange] = useOwnValue({
    value: given,
    first: defaultValue,
    onValueChange: tell,
    field: input,
    form,
  });
  const combobox = useCombobox({ input, options, value, onValueChange });
  return (
    <Field {...frame} field={field}>
      <ComboboxBox
        {...{ field, combobox, placeholder, emptyText, disabled, form, onBlur, ref }}
        required={frame.required}
        isChosen={(option) => option === value}
      >
        <ValueInput name={name} value={value} form={form} disabled={disabled} />
      </ComboboxBox>
    </Field>
  );
}
