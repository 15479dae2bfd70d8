const LONGEST = 40;

/** A value of a bank's file in a message: in quotes, and not too long. */
export const named = (value: string): string =>
  JSON.stringify(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
