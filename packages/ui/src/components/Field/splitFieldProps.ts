import type { FieldProps } from './Field.tsx';

/** Parts the props of the frame from those of the native control. */
export function splitFieldProps<T extends FieldProps>({ label, note, hint, error, confirmed, ...control }: T) {
  return { frame: { label, note, hint, error, confirmed, required: control.required }, control };
}
