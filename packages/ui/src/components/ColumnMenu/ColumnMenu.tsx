import { Columns3 } from 'lucide';
import { Button } from '../Button/Button.tsx';
import type { DataColumn } from '../DataTable/DataColumn.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, MenuCheckboxItem } from '../Menu/Menu.tsx';

export interface ColumnMenuProps {
  /** Text of the button: "Columns" */
  label: string;
  /** All columns of the table. The title of a row is not offered: its link or button is there. */
  columns: readonly Pick<DataColumn<never>, 'id' | 'header' | 'card'>[];
  /** Ids of the columns that are not shown, as `DataTable` takes them. */
  hiddenColumns: readonly string[];
  /** Gets the ids of all columns that are not shown now. */
  onHiddenColumnsChange: (hiddenColumns: readonly string[]) => void;
}

/** The columns of a table, to show or hide. */
export function ColumnMenu({ label, columns, hiddenColumns, onHiddenColumnsChange }: ColumnMenuProps) {
  const trigger = (
    <Button variant="outline" size="sm">
      <Icon of={Columns3} size={18} />
      {label}
    </Button>
  );
  return (
    <Menu trigger={trigger} align="end">
      {columns
        .filter(({ card }) => card !== 'title')
        .map(({ id, header }) => (
          <MenuCheckboxItem
            key={id}
            checked={!hiddenColumns.includes(id)}
            onCheckedChange={(shown) =>
              onHiddenColumnsChange(shown ? hiddenColumns.filter((hidden) => hidden !== id) : [...hiddenColumns, id])
            }
          >
            {header}
          </MenuCheckboxItem>
        ))}
    </Menu>
  );
}
