import { type RowSelection, withIds } from './RowSelection.ts';
import { SelectBox } from './SelectBox.tsx';

interface SelectAllProps<Row> {
  /** Rows that are shown. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  selection: RowSelection<Row>;
}

/** Chooses all rows that are shown, or none of them. Rows that cannot be chosen do not count. */
export function SelectAll<Row>({ rows, rowId, selection }: SelectAllProps<Row>) {
  const { selected, onSelectedChange, label, allLabel } = selection;
  const ids = rows.filter((row) => label(row) !== undefined).map(rowId);
  const chosen = ids.filter((id) => selected.has(id)).length;
  const all = ids.length > 0 && chosen === ids.length;
  return (
    <SelectBox
      label={allLabel}
      checked={all}
      indeterminate={chosen > 0 && !all}
      disabled={ids.length === 0}
      onChange={() => onSelectedChange(withIds(selected, ids, !all))}
    />
  );
}
