import { useId } from 'react';
import { type FieldProps, messageOf } from './Field.tsx';
import type { FieldState } from './FieldState.ts';

/** Ids and ARIA attributes of one field. */
export function useField(props: Pick<FieldProps, 'error' | 'confirmed' | 'hint'>, givenId?: string): FieldState {
  const ownId = useId();
  const id = givenId ?? ownId;
  const messageId = `${id}-message`;
  return {
    id,
    messageId,
    control: {
      id,
      'aria-invalid': props.error ? true : undefined,
      'aria-describedby': messageOf(props) ? messageId : undefined,
    },
  };
}

/** Splits the props of a field into those of `Field` and those of the native control. */
export function splitFieldProps<T extends FieldProps>({ label, note, hint, error, confirmed, ...control }: T) {
  return { frame: { label, note, hint, error, confirmed, required: control.required }, control };
}
