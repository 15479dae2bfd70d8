import { ArrowDown, ArrowUp, ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { DataColumn, Sorting } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';

export interface SortTexts {
  /** "Sort by" */
  sortBy: string;
  /** Names the order of the server, while no column sorts: "Default order" */
  unsorted: string;
  /** Names of the direction button: what a click does. */
  sortAscending: string;
  sortDescending: string;
}

export interface SortControlsProps<Row> {
  columns: readonly DataColumn<Row>[];
  sorting: Sorting | undefined;
  onSort: (columnId: string) => void;
  texts: SortTexts;
  /** The box for all rows. */
  before?: ReactNode;
}

/** Sort controls above cards, where there is no table head. */
export function SortControls<Row>({ columns, sorting, onSort, texts, before }: SortControlsProps<Row>) {
  const id = sorting?.id ?? '';
  const desc = sorting?.desc ?? false;
  return (
    <div className={styles.sortControls}>
      {before}
      <label className={styles.sortField}>
        <span className={styles.sortCaption}>{texts.sortBy}</span>
        <select value={id} className={styles.sortSelect} onChange={(event) => onSort(event.target.value)}>
          {!sorting && <option value="">{texts.unsorted}</option>}
          {columns.map((column) => (
            <option key={column.id} value={column.id}>
              {column.header}
            </option>
          ))}
        </select>
        <span className={styles.sortChevron}>
          <Icon of={ChevronDown} />
        </span>
      </label>
      {sorting && (
        <IconButton
          variant="square"
          icon={desc ? ArrowDown : ArrowUp}
          label={desc ? texts.sortAscending : texts.sortDescending}
          onClick={() => onSort(id)}
        />
      )}
    </div>
  );
}
