/**
 * The cells of a line of CSV. Those in quotes may hold delimiters, ends of lines, and a quote twice.
 * @param delimiters each of these signs ends a cell
 */
export function csvCells(line: string, delimiters: string): string[] {
  const cell = new RegExp(`(?:^|[${delimiters}])[^\\S\\t]*(?:"((?:[^"]|"")*)"|([^${delimiters}]*))`, 'g');
  return [...line.matchAll(cell)].map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
}
