import type { FormEvent } from 'react';

/** Submit handler of a form. It calls `validate`, then moves the focus to the first invalid field. */
export function handleSubmit(validate: (form: HTMLFormElement) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    validate(form);
    // React renders the messages in a microtask of its own, before this one
    queueMicrotask(() => form.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus());
  };
}
