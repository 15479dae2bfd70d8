/**
 * Makes a choice one that a reset leads to, or not. React does so for texts; for choices only when they are first rendered
 * (https://github.com/facebook/react/issues/30580), and it resets a form after each action.
 */
export function setDefaultChoice(choice: HTMLInputElement | HTMLOptionElement, isDefault: boolean): void {
  if ('defaultSelected' in choice) choice.defaultSelected = isDefault;
  else choice.defaultChecked = isDefault;
}
