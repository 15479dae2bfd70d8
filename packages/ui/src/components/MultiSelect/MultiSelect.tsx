import { useRef } from 'react';
import { ComboboxBox, type ComboboxControlProps } from '../Combobox/ComboboxBox.tsx';
import type { ComboboxOption } from '../Combobox/ComboboxOption.ts';
import { useCombobox } from '../Combobox/useCombobox.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { unlessComposing } from '../Field/unlessComposing.ts';
import { useField } from '../Field/useField.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { ValueInput } from '../Field/ValueInput.tsx';
import { TagList, type TagListProps } from '../TagList/TagList.tsx';

export interface MultiSelectProps extends FieldProps, ComboboxControlProps {
  /** All options; the list shows those that contain every typed word. */
  options: readonly ComboboxOption[];
  /**
   * Values of the chosen options, in the order in which they were chosen. A form gets each under the same name. Controlled
   * together with `onValuesChange`.
   */
  values?: readonly string[];
  /** What is chosen at first, where the field keeps its own state. */
  defaultValues?: readonly string[];
  /** Gets the values of all options that are chosen now. */
  onValuesChange?: (values: readonly string[]) => void;
  /** Names the list of what is chosen: "Chosen stores" */
  chosenLabel: string;
  /** Name of the button that takes one away: "Remove {tag}" */
  removeLabel: TagListProps['removeLabel'];
}

/**
 * Several of many options: typing filters the list, arrow keys move, Enter chooses or takes away, and the list stays open.
 * Backspace in the empty field takes the last one away.
 */
export function MultiSelect({
  id,
  options,
  values: given,
  defaultValues = [],
  onValuesChange: tell,
  ...others
}: MultiSelectProps) {
  const { placeholder, emptyText, disabled, name, form, onBlur, ref, chosenLabel, removeLabel, ...frame } = others;
  const field = useField(frame, id);
  const input = useRef<HTMLInputElement>(null);
  const [values, onValuesChange] = useOwnValue({
    value: given,
    first: defaultValues,
    onValueChange: tell,
    field: input,
    form,
  });
  const remove = (gone: string) => onValuesChange(values.filter((value) => value !== gone));
  const toggle = (value: string) => (values.includes(value) ? remove(value) : onValuesChange([...values, value]));
  const combobox = useCombobox({ input, options, value: '', onValueChange: toggle }, true);
  const last = values.at(-1);
  const tags = values.map((value) => ({
    id: value,
    label: options.find((option) => option.value === value)?.label ?? value,
  }));
  return (
    <Field {...frame} field={field}>
      <ComboboxBox
        {...{ field, combobox, placeholder, emptyText, disabled, form, onBlur, ref }}
        multiple
        required={frame.required && values.length === 0}
        isChosen={(value) => values.includes(value)}
        onKeyDown={unlessComposing(({ key }) => {
          if (key === 'Backspace' && combobox.text === '' && last !== undefined) remove(last);
        })}
      >
        {values.map((value) => (
          <ValueInput key={value} name={name} value={value} form={form} disabled={disabled} />
        ))}
      </ComboboxBox>
      {tags.length > 0 && (
        <TagList label={chosenLabel} tags={tags} onRemove={remove} removeLabel={removeLabel} disabled={disabled} />
      )}
    </Field>
  );
}
