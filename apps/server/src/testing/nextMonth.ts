let months = 0;

/** A month that is over and later than all that were given: a month cannot be closed after a later one. */
export function nextMonth(): string {
  const [year, month] = [2000 + Math.floor(months / 12), (months % 12) + 1];
  months += 1;
  return `${year}-${String(month).padStart(2, '0')}`;
}
