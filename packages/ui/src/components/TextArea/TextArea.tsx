import type { Ref, TextareaHTMLAttributes } from 'react';
import { box, control as controlClass } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitFieldProps, useField } from '../Field/useField.ts';
import { area } from './TextArea.css.ts';

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'>;

export interface TextAreaProps extends FieldProps, Omit<Native, keyof FieldProps> {
  /** Visible lines, 3 by default; the reader can make it taller. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text field with several lines. */
export function TextArea({ rows = 3, ...props }: TextAreaProps) {
  const { frame, control } = splitFieldProps(props);
  const field = useField(frame, props.id);
  return (
    <Field {...frame} field={field}>
      <span className={box}>
        <textarea {...control} {...field.control} rows={rows} className={`${controlClass} ${area}`} />
      </span>
    </Field>
  );
}
