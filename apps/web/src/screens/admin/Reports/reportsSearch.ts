import { type ReportList, reportLists } from '@potli/api/contract/adminReports';
import { toFind } from '../../../components/listing/toFind.ts';
import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Which reports, and of which network. */
export interface ReportsSearch extends TableSearch {
  /** Absent: all that wait. */
  list?: ReportList | undefined;
  network?: string | undefined;
}

export const reportsSearch = (search: Record<string, unknown>): ReportsSearch => ({
  ...tableSearch(search),
  list: reportLists.find((list) => list === search.list && list !== 'all'),
  network: toFind(search.network),
});
