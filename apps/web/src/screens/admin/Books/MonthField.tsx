import { TextField } from '@potli/ui/TextField';

const MONTH_LENGTH = 7;

/** Whether a text is a month, `2026-11`. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

interface MonthFieldProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** A month of India as year and month: browsers do not all have a field for it. */
export function MonthField({ value, onValueChange }: MonthFieldProps) {
  return (
    <TextField
      label="Month, as 2026-11"
      value={value}
      maxLength={MONTH_LENGTH}
      inputMode="numeric"
      autoComplete="off"
      error={value.length === MONTH_LENGTH && !isMonth(value) ? 'Write the month as 2026-11' : undefined}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}
