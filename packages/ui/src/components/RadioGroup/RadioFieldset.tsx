import { type FocusEventHandler, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { setRef } from '../Field/joinRefs.ts';
import { setDefaultChoice } from '../Field/setDefaultChoice.ts';

export interface RadioFieldProps<V extends string> extends FieldProps {
  /** Name in a form; unique by default. */
  name?: string;
  /** Controlled together with `onChange`; otherwise use `defaultValue`. */
  value?: V;
  /** Value of the option that is chosen at first. */
  defaultValue?: V;
  /** Gets the chosen value. */
  onChange?: (value: V) => void;
  /** No option can be chosen now. */
  disabled?: boolean;
  /** Id of a form that the field does not stand in. */
  form?: string;
  /** Called when one of the options is left. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The first option. */
  ref?: Ref<HTMLInputElement>;
}

interface RadioFieldsetProps<V extends string> extends RadioFieldProps<V> {
  /** Renders the options; `radio` has the attributes of the native radio button of one. */
  children: (radio: (value: V) => InputHTMLAttributes<HTMLInputElement>) => ReactNode;
}

/** A group of native radio buttons: its label, its state and one message. The caller draws the options. */
export function RadioFieldset<V extends string>({
  name,
  value,
  defaultValue,
  onChange,
  children,
  form,
  onBlur,
  ref,
  ...frame
}: RadioFieldsetProps<V>) {
  const id = useId();
  return (
    <FieldGroup
      {...frame}
      ref={(group) => {
        const radios = [...(group?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
        if (value !== undefined) for (const radio of radios) setDefaultChoice(radio, radio.value === value);
        setRef(ref, radios[0] ?? null);
      }}
    >
      {children((own) => ({
        type: 'radio',
        form,
        onBlur,
        required: frame.required,
        name: name ?? id,
        value: own,
        checked: value === undefined ? undefined : value === own,
        defaultChecked: value === undefined ? defaultValue === own : undefined,
        onChange: () => onChange?.(own),
        // radio buttons have no aria-invalid; the message belongs to the group
        ...(frame.error && { 'data-invalid': true }),
      }))}
    </FieldGroup>
  );
}
