import { Field, type FieldProps } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { ValueInput } from '../Field/ValueInput.tsx';
import { ComboboxBox, type ComboboxControlProps } from './ComboboxBox.tsx';
import { type ComboboxInput, useCombobox } from './useCombobox.ts';

export interface ComboboxProps extends FieldProps, ComboboxInput, ComboboxControlProps {}

/** A choice from many options: typing filters the list, arrow keys move, Enter chooses. */
export function Combobox({ id, options, value, onValueChange, ...others }: ComboboxProps) {
  const { placeholder, emptyText, disabled, name, form, onBlur, ref, ...frame } = others;
  const field = useField(frame, id);
  const combobox = useCombobox({ options, value, onValueChange });
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
