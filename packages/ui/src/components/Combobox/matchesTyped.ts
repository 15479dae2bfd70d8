import type { ComboboxOption } from './ComboboxOption.ts';

/** Whether every typed word is in an option, in its label or in what is beside it, in any order and case. */
export function matchesTyped({ label, detail = '' }: Pick<ComboboxOption, 'label' | 'detail'>, typed: string): boolean {
  const text = `${label} ${detail}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
