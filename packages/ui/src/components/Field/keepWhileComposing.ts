import { isComposing } from './unlessComposing.ts';

/** For `onEscapeKeyDown` of a panel: the Escape that drops a word of an input method does not close what is around it. */
export function keepWhileComposing(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
}
