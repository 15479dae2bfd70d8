import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { affix, box, control as controlClass } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitFieldProps, useField } from '../Field/useField.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'>;

export interface TextFieldProps extends FieldProps, Omit<Native, keyof FieldProps> {
  /** In the box before the text: "+91", "₹", an icon. */
  leading?: ReactNode;
  /** In the box after the text: an icon or an IconButton. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with one line. */
export function TextField({ leading, trailing, ...props }: TextFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const field = useField(frame, props.id);
  return (
    <Field {...frame} field={field}>
      <span className={box}>
        {leading && <span className={affix}>{leading}</span>}
        <input type="text" {...control} {...field.control} className={controlClass} />
        {trailing && <span className={affix}>{trailing}</span>}
      </span>
    </Field>
  );
}
