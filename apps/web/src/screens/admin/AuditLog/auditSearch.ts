import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Fields of the filter, in the order in which they stand above the table. */
export const filterFields = ['text', 'who', 'action', 'object', 'from', 'to'] as const;

export type AuditFields = Partial<Record<(typeof filterFields)[number], string>>;

/** The state of the audit log in the address: the filter, the page, and columns that are hidden, with commas between them. */
export interface AuditSearch extends TableSearch, AuditFields {
  hide?: string;
}

export function auditSearch(search: Record<string, unknown>): AuditSearch {
  const given = [...filterFields, 'hide' as const].map((field) => [field, toText(search[field])] as const);
  return { ...tableSearch(search), ...Object.fromEntries(given) };
}

/** The router reads digits as a number. */
function toText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= 120 ? text : undefined;
}
