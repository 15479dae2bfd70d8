import { notFound } from './http/MockProblem.ts';

interface Ranked {
  homeRank?: number | undefined;
}

/** Rows of the home page, by rank. */
export function homeRows<Row extends Ranked>(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ homeRank }) => homeRank !== undefined)
    .toSorted((a, b) => (a.homeRank ?? 0) - (b.homeRank ?? 0));
}

/** The rows of a comma-separated list of ids, in its order. */
export function rowsOf<Row extends { id: string }>(rows: readonly Row[], idList: string): Row[] {
  return idList.split(',').flatMap((id) => rows.filter((row) => row.id === id.trim()));
}

/** Rows whose name contains the query, those that begin with it first. */
export function searchRows<Row>(rows: readonly Row[], query: string, namesOf: (row: Row) => string[]): Row[] {
  const sought = query.trim().toLowerCase();
  const place = (row: Row) => {
    const names = namesOf(row).map((name) => name.toLowerCase());
    if (names.some((name) => name.startsWith(sought))) return 0;
    return names.some((name) => name.includes(sought)) ? 1 : 2;
  };
  return rows.filter((row) => place(row) < 2).toSorted((a, b) => place(a) - place(b));
}

/** The row that matches. Throws MockProblem 404 where there is none. */
export function found<Row>(rows: readonly Row[], matches: (row: Row) => boolean): Row {
  const row = rows.find(matches);
  if (!row) throw notFound();
  return row;
}
