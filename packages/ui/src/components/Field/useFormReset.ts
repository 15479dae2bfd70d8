import { type RefObject, useEffect } from 'react';

/**
 * Calls back when the form of a field is reset, before the browser puts its own controls back: it leaves hidden inputs alone.
 *
 * @param field an element of the field
 * @param form id of a form that the field does not stand in
 */
export function useFormReset(field: RefObject<Element | null>, form: string | undefined, onReset: () => void): void {
  // without dependencies: what is called back is new at each rendering
  useEffect(() => {
    const listen = ({ target }: Event) => {
      const own = form === undefined ? field.current?.closest('form') : document.getElementById(form);
      if (own && target === own) onReset();
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  });
}
