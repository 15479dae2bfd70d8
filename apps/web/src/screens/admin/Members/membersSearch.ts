import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Who is looked for. */
export interface MembersSearch extends TableSearch {
  text?: string | undefined;
}

/** The most characters of what somebody is looked for by. */
export const MOST_CHARACTERS = 120;

export const membersSearch = (search: Record<string, unknown>): MembersSearch => ({
  ...tableSearch(search),
  text: toText(search.text),
});

/** The router reads digits as a number: a mobile number, an order. */
function toText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= MOST_CHARACTERS ? text : undefined;
}
