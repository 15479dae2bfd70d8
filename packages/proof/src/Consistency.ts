/** The first field of a proof that the list of roots was only added to. */
export const consistencyType = 'potli consistency 1';

/** That the list of roots of one day is the beginning of that of a later day (RFC 9162, 2.1.4). */
export interface Consistency {
  type: typeof consistencyType;
  from: LogOfDay;
  to: LogOfDay;
  path: readonly string[];
}

export interface LogOfDay {
  /** The day in India, `2026-11-24`. */
  day: string;
  /** How many roots the list had. */
  size: string;
  /** Its root: `logRoot` of that day. */
  logRoot: string;
}
