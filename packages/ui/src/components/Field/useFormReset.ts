import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Calls back when the form of a field is reset, which leaves hidden inputs alone. A reset that is prevented is none.
 *
 * @param field an element of the field
 * @param form id of a form that the field does not stand in
 */
export function useFormReset(field: RefObject<Element | null>, form: string | undefined, onReset: () => void): void {
  const latest = useRef(onReset);
  useLayoutEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const listen = (event: Event) => {
      // After an action React resets the form in the middle of a commit, where refs are detached and the callback is that
      // of the last rendering.
      queueMicrotask(() => {
        const own = form === undefined ? field.current?.closest('form') : document.getElementById(form);
        if (own && event.target === own && !event.defaultPrevented) latest.current();
      });
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [field, form]);
}
