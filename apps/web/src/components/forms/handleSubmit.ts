import type { FormEvent } from 'react';

/** Submit handler of a form: after `judge` has shown what is wrong, the first such field has the focus. */
export function handleSubmit(judge: () => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    judge();
    // after React, which renders what was judged in a microtask of its own
    queueMicrotask(() => form.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus());
  };
}
