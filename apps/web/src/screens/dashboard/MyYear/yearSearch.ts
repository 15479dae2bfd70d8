/** Which financial year the address names, by the year in which it begins; none: the one that goes on. */
export interface YearSearch {
  year?: number;
}

export function yearSearch({ year }: Record<string, unknown>): YearSearch {
  const given = Number(year);
  return { year: Number.isInteger(given) && given >= 2000 && given <= 2100 ? given : undefined };
}
