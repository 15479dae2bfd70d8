import { ChevronDown } from 'lucide';
import type { FocusEventHandler, Ref } from 'react';
import { affix, box, control } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { joinRefs } from '../Field/joinRefs.ts';
import { unlessComposing } from '../Field/unlessComposing.ts';
import { useField } from '../Field/useField.ts';
import { ValueInput } from '../Field/ValueInput.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';
import { OptionList } from './OptionList.tsx';
import { type ComboboxInput, useCombobox } from './useCombobox.ts';

export interface ComboboxProps extends FieldProps, ComboboxInput {
  /** Id of the input; made up without one. */
  id?: string;
  /** Shown while nothing is typed: "Choose a store" */
  placeholder?: string;
  /** Shows when no option matches the typed text. */
  emptyText: string;
  /** Cannot be changed now. The value stays readable. */
  disabled?: boolean;
  /** Name in a form, which sends the value of the chosen option. */
  name?: string;
  /** Id of a form that the field does not stand in. */
  form?: string;
  /** Called when the field is left. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** A choice from many options: typing filters the list, arrow keys move, Enter chooses. */
export function Combobox(props: ComboboxProps) {
  const { id, placeholder, emptyText, disabled, options, value, onValueChange, ...others } = props;
  const { name, form, onBlur, ref, ...frame } = others;
  const field = useField(frame, id);
  const { root, input, list, text, ...actions } = useCombobox({ options, value, onValueChange });
  return (
    <Field {...frame} field={field}>
      <span ref={root} className={styles.root}>
        <span className={box}>
          <input
            {...field.control}
            ref={joinRefs(input, ref)}
            form={form}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={list.open}
            aria-controls={list.open ? list.id : undefined}
            aria-activedescendant={list.open ? list.activeId : undefined}
            required={frame.required}
            disabled={disabled}
            placeholder={placeholder}
            value={text}
            className={control}
            onChange={(event) => actions.type(event.target.value)}
            onClick={actions.toggle}
            onKeyDown={unlessComposing(actions.onKeyDown)}
            onBlur={(event) => {
              actions.leave();
              onBlur?.(event);
            }}
          />
          <span aria-hidden className={`${affix} ${styles.chevron}`} data-open={list.open || undefined}>
            <Icon of={ChevronDown} />
          </span>
        </span>
        <ValueInput name={name} value={value} form={form} disabled={disabled} />
        {list.open && (
          <OptionList {...list} labelledBy={field.id} value={value} emptyText={emptyText} onChoose={actions.choose} />
        )}
      </span>
    </Field>
  );
}
