import { Calendar, Clock } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { joinRefs } from '../Field/joinRefs.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { ValueInput } from '../Field/ValueInput.tsx';
import { writeAtCaret } from '../Field/writeAtCaret.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { native, picker } from './DateField.css.ts';
import { DayPickingContext } from './DayPicking.ts';
import { completeDateText, isIso, readDateText, showDateText } from './dateText.ts';

type NotForDates =
  | 'type'
  | 'inputMode'
  | 'placeholder'
  | 'trailing'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'min'
  | 'max';

export interface DateFieldProps extends Omit<TextFieldProps, NotForDates> {
  /**
   * ISO: `yyyy-mm-dd`, with `withTime` `yyyy-mm-ddThh:mm`, without a zone. While it is typed, and for what is no date,
   * the text as it is in the field: the form refuses it. Controlled together with `onValueChange`.
   */
  value?: string;
  /** The ISO text at first, where the field keeps its own state. */
  defaultValue?: string;
  /** Gets the ISO text, or what is typed so far. */
  onValueChange?: (value: string) => void;
  /** Asks for the time of day, too. */
  withTime?: boolean;
  /** Name of the button that opens the calendar: "Choose the birth date" */
  pickLabel: string;
  /** First and last day of the calendar, ISO as the value. */
  min?: string;
  /** Last day of the calendar, ISO as the value. */
  max?: string;
  /** A `DateCalendar` in place of the browser's calendar, for days that cannot be chosen. Not with `withTime`. */
  calendar?: ReactNode;
}

/** A day, or a day and time: typed as dd-mm-yyyy hh:mm, or chosen in a calendar. */
export function DateField({
  withTime = false,
  value: given,
  defaultValue = '',
  onValueChange: tell,
  pickLabel,
  min,
  max,
  calendar: ownCalendar,
  name,
  ref,
  ...props
}: DateFieldProps) {
  const shown = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const [value, onValueChange] = useOwnValue({
    value: given,
    first: defaultValue,
    onValueChange: tell,
    field: shown,
    form: props.form,
  });
  const locked = props.readOnly || props.disabled;
  const field = (
    <TextField
      autoComplete="off"
      {...props}
      ref={joinRefs(shown, ref)}
      inputMode="numeric"
      placeholder={withTime ? 'dd-mm-yyyy hh:mm' : 'dd-mm-yyyy'}
      value={showDateText(value)}
      onChange={({ target }) => {
        const next = readDateText(target.value, withTime);
        writeAtCaret(target, showDateText(next));
        onValueChange(next);
      }}
      onBlur={(event) => {
        const next = completeDateText(value, withTime);
        if (next !== value) onValueChange(next);
        props.onBlur?.(event);
      }}
      trailing={
        <span className={picker}>
          {ownCalendar && !withTime ? (
            <DayPickingContext
              value={{
                day: isIso(value, false) ? value : '',
                onDay: onValueChange,
                min,
                max,
                label: pickLabel,
                disabled: locked,
              }}
            >
              {ownCalendar}
            </DayPickingContext>
          ) : (
            <>
              <IconButton
                icon={withTime ? Clock : Calendar}
                label={pickLabel}
                disabled={locked}
                onClick={() => calendar.current && openPicker(calendar.current)}
              />
              <input
                ref={calendar}
                type={withTime ? 'datetime-local' : 'date'}
                className={native}
                value={isIso(value, withTime) ? value : ''}
                min={min}
                max={max}
                disabled={locked}
                onChange={(event) => onValueChange(event.target.value)}
                autoComplete="off"
                tabIndex={-1}
                aria-hidden
              />
            </>
          )}
        </span>
      }
    />
  );
  const { form, disabled } = props;
  return (
    <>
      {field}
      <ValueInput name={name} value={value} form={form} disabled={disabled} />
    </>
  );
}

/** In older browsers the field itself opens its calendar, by a click on it. */
function openPicker(field: HTMLInputElement): void {
  if ('showPicker' in field) field.showPicker();
  else (field as HTMLInputElement).click();
}
