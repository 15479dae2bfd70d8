import { ChevronDown } from 'lucide';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { affix, box, control as controlClass } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { setRef } from '../Field/joinRefs.ts';
import { setDefaultChoice } from '../Field/setDefaultChoice.ts';
import { splitFieldProps, useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevron, option, underChevron } from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'multiple'>;

export interface SelectProps extends FieldProps, Omit<Native, keyof FieldProps | 'children'> {
  /** The options in their order. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** In the box before the text: an icon. */
  leading?: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled native select. */
export function Select({ options, placeholder, leading, ref, ...props }: SelectProps) {
  const { frame, control } = splitFieldProps(props);
  const field = useField(frame, props.id);
  const chosen = props.value ?? props.defaultValue;
  return (
    <Field {...frame} field={field}>
      <span className={box}>
        {leading && <span className={affix}>{leading}</span>}
        <select
          {...control}
          {...field.control}
          ref={(select) => {
            if (select && chosen !== undefined) {
              for (const choice of select.options) setDefaultChoice(choice, choice.value === String(chosen));
            }
            setRef(ref, select);
          }}
          className={`${controlClass} ${underChevron}`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value} className={option}>
              {label}
            </option>
          ))}
        </select>
        <span className={`${affix} ${chevron}`}>
          <Icon of={ChevronDown} />
        </span>
      </span>
    </Field>
  );
}
