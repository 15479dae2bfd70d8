type Field = HTMLInputElement | HTMLSelectElement;

interface EarlyInput {
  field: Field;
  value: string;
  checked: boolean;
}

/**
 * Reports to React what was entered before the page was hydrated. React takes a field as it finds it and reports no
 * change, so a file, a text or a tick would be shown and not known, until the next render takes it back.
 */
export function replayEarlyFields(): void {
  // In a task of its own, as `replayEarlyClicks`.
  setTimeout(() => {
    // A search box reads its own early text.
    const fields = [...document.querySelectorAll<Field>('input:not([role=combobox]), select')];
    // All are read before the first is reported, because the render after it empties the others.
    const early = fields
      .filter(isEarly)
      .map((field) => ({ field, value: field.value, checked: isSelect(field) ? false : field.checked }));
    for (const input of early) replay(input);
  });
}

const isSelect = (field: Field): field is HTMLSelectElement => field.localName === 'select';

/** The value of a chosen file is its name. */
function isEarly(field: Field): boolean {
  if (isSelect(field)) return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

function replay({ field, value, checked }: EarlyInput): void {
  if (isSelect(field) || field.type === 'file') {
    if (isSelect(field)) field.value = value;
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

const report = (field: Field, type: 'input' | 'change') => field.dispatchEvent(new Event(type, { bubbles: true }));

/** React compares with what was last set through the element itself; it does not see what is set through its class. */
function setUnseen(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
