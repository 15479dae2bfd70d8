import { createContext } from 'react';

/** What a calendar in a `DateField` knows of the field. */
export interface DayPicking {
  /** ISO, `yyyy-mm-dd`; empty while the field has no day. */
  day: string;
  /** Gets the chosen day, ISO. */
  onDay: (day: string) => void;
  /** First and last day that can be chosen, ISO. */
  min: string | undefined;
  max: string | undefined;
  /** Name of the button that opens the calendar. */
  label: string;
  disabled: boolean | undefined;
}

export const DayPickingContext = createContext<DayPicking | undefined>(undefined);
