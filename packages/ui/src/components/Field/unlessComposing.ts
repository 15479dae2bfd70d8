/** A key event of the DOM, or React's around one. */
interface KeyEvent {
  keyCode: number;
  isComposing?: boolean;
  nativeEvent?: { isComposing: boolean };
}

/**
 * Whether a key belongs to an input method that composes text (Hindi, Bengali, Japanese …): its Enter takes a word over,
 * its Escape drops one. Safari ends the composition before the key event, and marks that event by the code 229 alone.
 */
export function isComposing({ isComposing: composes, nativeEvent, keyCode }: KeyEvent): boolean {
  return composes === true || nativeEvent?.isComposing === true || keyCode === 229;
}

/** A handler of key events that leaves the keys of an input method alone. */
export function unlessComposing<Event extends KeyEvent>(handler: (event: Event) => void): (event: Event) => void {
  return (event) => {
    if (!isComposing(event)) handler(event);
  };
}
