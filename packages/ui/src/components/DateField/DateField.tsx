import { Calendar } from 'lucide';
import type { InputHTMLAttributes, Ref } from 'react';
import { affix, box, control as controlClass } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitFieldProps, useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { native } from './DateField.css.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'>;

export interface DateFieldProps extends FieldProps, Omit<Native, keyof FieldProps> {
  /** `value`, `min` and `max` are ISO: yyyy-mm-dd, with `withTime` yyyy-mm-ddThh:mm. */
  withTime?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A day, or a day and time, with the native picker. */
export function DateField({ withTime = false, ...props }: DateFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const field = useField(frame, props.id);
  return (
    <Field {...frame} field={field}>
      <span className={`${box} ${native}`}>
        <input
          {...control}
          {...field.control}
          type={withTime ? 'datetime-local' : 'date'}
          className={controlClass}
          data-empty={control.value === '' || undefined}
        />
        <span className={affix}>
          <Icon of={Calendar} />
        </span>
      </span>
    </Field>
  );
}
