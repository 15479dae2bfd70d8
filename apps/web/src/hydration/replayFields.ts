interface EarlyInput {
  field: HTMLInputElement;
  value: string;
  checked: boolean;
}

/**
 * Tells React what somebody entered before the page was hydrated. React takes a field as it finds it and reports no
 * change, so a file, a text or a tick would be shown and not known, until the next render takes it back.
 */
export function replayEarlyFields(): void {
  // In a task of its own, as `replayEarlyClicks`.
  setTimeout(() => {
    // A search box reads its own early text.
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([role=combobox])')];
    // All are read before the first is told, because the render after it empties the others.
    const early = fields.filter(isEarly).map((field) => ({ field, value: field.value, checked: field.checked }));
    for (const input of early) replay(input);
  });
}

/** The value of a chosen file is its name. */
const isEarly = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || checked !== defaultChecked;

function replay({ field, value, checked }: EarlyInput): void {
  if (field.type === 'file') {
    report(field, 'change');
    return;
  }
  // React hydrates the part that an event reaches. It sees no change here, as it has not known another value.
  report(field, 'input');
  if (checked !== field.defaultChecked) {
    field.checked = !checked;
    field.click();
  } else {
    field.value = field.defaultValue;
    setUnseen(field, value);
    report(field, 'input');
  }
}

const report = (field: HTMLInputElement, type: 'input' | 'change') =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

/** React compares with what was last set through the element itself; it does not see what is set through its class. */
function setUnseen(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
