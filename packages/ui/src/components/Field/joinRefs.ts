import type { Ref, RefCallback, RefObject } from 'react';

/** Gives an element to whoever asked for it. */
export function setRef<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** One ref for an element that the component needs itself and that its caller asks for. */
export const joinRefs =
  <T>(own: RefObject<T | null>, asked: Ref<T> | undefined): RefCallback<T> =>
  (element) => {
    own.current = element;
    setRef(asked, element);
  };
