import { type ComparedRow, rowBefore } from './compareDocument.ts';
import type { CheckedLinks, LinkCheck } from './LinkCheck.ts';

/** Fields that lead to other sites, or show pictures of them. */
const isLink = (field: string) => /url$/i.test(field);

/** Addresses of other sites that are new in rows: what was confirmed once is not asked again. */
function newLinks(row: ComparedRow): [field: string, address: string][] {
  if (!row.proposed?.row) return [];
  const before = rowBefore(row);
  return Object.entries(row.proposed.row).flatMap(([field, value]): [string, string][] =>
    isLink(field) && typeof value === 'string' && /^https?:/.test(value) && value !== before?.[field]
      ? [[field, value]]
      : [],
  );
}

/** Asks the addresses that a file brings. */
export const checkLinksOf = (compared: readonly ComparedRow[], check: LinkCheck): Promise<CheckedLinks> =>
  check([...new Set(compared.flatMap((row) => newLinks(row).map(([, address]) => address)))]);

/** The rows with a warning for each address that leads nowhere. */
export const withDeadLinks = (compared: readonly ComparedRow[], { dead }: CheckedLinks): ComparedRow[] =>
  compared.map((row) => {
    const found = newLinks(row).flatMap(([field, address]) => {
      const reason = dead.get(address);
      return reason === undefined ? [] : [{ kind: 'dead-link' as const, path: `${row.path}.${field}`, reason }];
    });
    return found.length === 0 ? row : { ...row, warnings: [...row.warnings, ...found] };
  });
