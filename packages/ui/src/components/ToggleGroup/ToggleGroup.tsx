import * as Radix from '@radix-ui/react-toggle-group';
import type { IconNode } from 'lucide';
import { type FocusEventHandler, type Ref, useRef } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { ValueInput } from '../Field/ValueInput.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import * as styles from './ToggleGroup.css.ts';

export interface ToggleOption<V extends string> {
  value: V;
  label: string;
  icon?: IconNode;
  /** Cannot be pressed now. */
  disabled?: boolean;
}

export interface ToggleGroupProps<V extends string> extends FieldProps {
  /** Two to six options, with or without an icon. */
  options: readonly ToggleOption<V>[];
  /** Values of the options that are on. A form gets each under the same name. Controlled together with `onValuesChange`. */
  values?: readonly V[];
  /** Values of the options that are on at first, where the field keeps its own state. */
  defaultValues?: readonly V[];
  /** Gets the values of all options that are on now, in the order of `options`. */
  onValuesChange?: (values: readonly V[]) => void;
  /** No option can be changed now. */
  disabled?: boolean;
  /** Name in a form. */
  name?: string;
  /** Id of a form that the field does not stand in. */
  form?: string;
  /** Called when one of the options is left. */
  onBlur?: FocusEventHandler<HTMLButtonElement>;
  /** The first option. */
  ref?: Ref<HTMLButtonElement>;
}

/** Options that are on or off, each on its own, as a row of buttons. One Tab leads in, arrow keys move. */
export function ToggleGroup<V extends string>({
  options,
  values: given,
  defaultValues = [],
  onValuesChange: tell,
  name,
  form,
  onBlur,
  ref,
  ...frame
}: ToggleGroupProps<V>) {
  const { direction } = useLocale();
  const row = useRef<HTMLDivElement>(null);
  const [values, onValuesChange] = useOwnValue({
    value: given,
    first: defaultValues,
    onValueChange: tell,
    field: row,
    form,
  });
  const change = (chosen: string[]) =>
    onValuesChange(options.flatMap(({ value }) => (chosen.includes(value) ? [value] : [])));
  return (
    <FieldGroup {...frame}>
      <div ref={row} className={styles.frame}>
        <Radix.Root
          // the group is the fieldset around it
          role="none"
          type="multiple"
          dir={direction}
          disabled={frame.disabled}
          value={[...values]}
          onValueChange={change}
          className={styles.row}
          data-invalid={frame.error ? true : undefined}
        >
          {options.map((option, index) => (
            <Radix.Item
              key={option.value}
              ref={index === 0 ? ref : undefined}
              value={option.value}
              disabled={option.disabled}
              onBlur={onBlur}
              className={styles.toggle}
            >
              {option.icon && <Icon of={option.icon} />}
              {option.label}
            </Radix.Item>
          ))}
        </Radix.Root>
        {frame.required && values.length === 0 && (
          // buttons are not checked by the browser: this is, and its message stands at the row
          <input
            type="checkbox"
            required
            form={form}
            tabIndex={-1}
            aria-hidden
            className={styles.check}
            onFocus={({ currentTarget }) => firstButton(currentTarget)?.focus()}
          />
        )}
      </div>
      {values.map((value) => (
        <ValueInput key={value} name={name} value={value} form={form} disabled={frame.disabled} />
      ))}
    </FieldGroup>
  );
}

const firstButton = (check: Element) => check.parentElement?.querySelector<HTMLButtonElement>('button:not(:disabled)');
