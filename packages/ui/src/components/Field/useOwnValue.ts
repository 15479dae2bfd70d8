import { type RefObject, useState } from 'react';
import { useFormReset } from './useFormReset.ts';

interface OwnValue<T> {
  /** What the caller keeps; undefined where the field keeps its value itself. */
  value: T | undefined;
  /** What the field begins with, and has again when its form is reset. */
  first: T;
  onValueChange: ((value: T) => void) | undefined;
  /** An element of the field. */
  field: RefObject<Element | null>;
  /** Id of a form that the field does not stand in. */
  form: string | undefined;
}

/** The value of a field, and what changes it: its caller's, or one of its own, as native inputs have. */
export function useOwnValue<T>({ value, first, onValueChange, field, form }: OwnValue<T>): [T, (next: T) => void] {
  const [own, setOwn] = useState(first);
  useFormReset(field, form, () => setOwn(first));
  const change = (next: T) => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };
  return [value ?? own, change];
}
