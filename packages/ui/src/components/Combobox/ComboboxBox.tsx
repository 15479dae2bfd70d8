import { ChevronDown } from 'lucide';
import type { FocusEventHandler, KeyboardEvent, ReactNode, Ref } from 'react';
import { affix, box, control } from '../Field/Field.css.ts';
import type { FieldState } from '../Field/FieldState.ts';
import { joinRefs } from '../Field/joinRefs.ts';
import { unlessComposing } from '../Field/unlessComposing.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';
import { OptionList } from './OptionList.tsx';
import type { useCombobox } from './useCombobox.ts';

/** What fields with a list of options take besides their options. */
export interface ComboboxControlProps {
  /** Id of the input; made up without one. */
  id?: string;
  /** Shown while nothing is typed: "Choose a store" */
  placeholder?: string;
  /** Shows when no option matches the typed text. */
  emptyText: string;
  /** Cannot be changed now. The value stays readable. */
  disabled?: boolean;
  /** Name in a form, which sends the value of what is chosen. */
  name?: string;
  /** Id of a form that the field does not stand in. */
  form?: string;
  /** Called when the field is left. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

interface ComboboxBoxProps extends Omit<ComboboxControlProps, 'id' | 'name'> {
  field: FieldState;
  combobox: ReturnType<typeof useCombobox>;
  required?: boolean;
  /** Several options can be chosen. */
  multiple?: boolean;
  isChosen: (value: string) => boolean;
  /** Called before a key moves in the list. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Hidden inputs for forms. */
  children: ReactNode;
}

/** The input of a combobox with its list. */
export function ComboboxBox({ field, combobox, children, ...props }: ComboboxBoxProps) {
  const { root, input, list, text, ...actions } = combobox;
  const { form, disabled, multiple, isChosen, emptyText } = props;
  return (
    <span ref={root} className={styles.root}>
      <span className={box}>
        <input
          {...field.control}
          ref={joinRefs(input, props.ref)}
          form={form}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={list.open}
          aria-controls={list.open ? list.id : undefined}
          aria-activedescendant={list.open ? list.activeId : undefined}
          required={props.required}
          disabled={disabled}
          placeholder={props.placeholder}
          value={text}
          className={control}
          onChange={(event) => actions.type(event.target.value)}
          onClick={actions.toggle}
          onKeyDown={unlessComposing((event) => {
            props.onKeyDown?.(event);
            actions.onKeyDown(event);
          })}
          onBlur={(event) => {
            actions.leave();
            props.onBlur?.(event);
          }}
        />
        <span aria-hidden className={`${affix} ${styles.chevron}`} data-open={list.open || undefined}>
          <Icon of={ChevronDown} />
        </span>
      </span>
      {children}
      {list.open && (
        <OptionList
          {...list}
          labelledBy={field.id}
          multiple={multiple}
          isChosen={isChosen}
          emptyText={emptyText}
          onChoose={actions.choose}
        />
      )}
    </span>
  );
}
