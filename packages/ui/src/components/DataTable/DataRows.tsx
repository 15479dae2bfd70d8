import { Fragment, type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataRows.css.ts';
import { foldOf } from './foldOf.ts';
import { RowLink, RowToggle } from './RowOpener.tsx';
import { type RowSelection, withIds } from './RowSelection.ts';
import { SelectBox } from './SelectBox.tsx';

export interface DataRowsProps<Row> extends RowOpening<Row> {
  /** In the order of the caller. */
  rows: readonly Row[];
  /** The same rows in display order. */
  sorted: readonly Row[];
  /** Empty for rows without an id: their place is used. */
  rowId: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  selection?: RowSelection<Row>;
}

/** The rows of a table. Sorting moves the rows without rendering them again. */
export function DataRows<Row>({ rows, sorted, rowId, columns, rowLink, detail, selection }: DataRowsProps<Row>) {
  const drawn = useMemo(() => {
    const draw = (row: Row) => <TableRow key="row" {...{ row, rowId, columns, rowLink, detail, selection }} />;
    return new Map(rows.map((row) => [row, draw(row)]));
  }, [rows, rowId, columns, rowLink, detail, selection]);
  return sorted.map((row) => <Fragment key={rowId(row) || rows.indexOf(row)}>{drawn.get(row)}</Fragment>);
}

export interface RowOpening<Row> {
  /** Link of a row; undefined for rows without one. `label` begins with the visible title of the row. */
  rowLink?: (row: Row) => { href: string; label: string } | undefined;
  /** Content that opens below a row; `label` as for links, undefined for a row that does not open. A link comes before it. */
  detail?: { label: (row: Row) => string | undefined; content: (row: Row) => ReactNode };
}

interface TableRowProps<Row> extends Omit<DataRowsProps<Row>, 'rows' | 'sorted'> {
  row: Row;
  /** Of a row among many that are not rendered. */
  place?: RowPlace;
}

interface RowPlace {
  'data-index': number;
  'aria-rowindex': number;
  ref: Ref<HTMLTableRowElement>;
}

/** One row, with its box where rows can be chosen. */
export function TableRow<Row>({ rowId, selection, ...props }: TableRowProps<Row>) {
  const id = rowId(props.row);
  const box = selection && <RowBox id={id} label={selection.label(props.row)} selection={selection} />;
  return <DataRow {...props} box={box} chosen={selection?.selected.has(id)} />;
}

interface DataRowProps<Row> extends RowOpening<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  place?: RowPlace;
  /** The cell that chooses the row, where rows can be chosen. */
  box?: ReactNode;
  chosen?: boolean | undefined;
}

/**
 * One row; in a narrow container its cells form a card. The title is the link or button, and the whole row is its
 * target.
 */
function DataRow<Row>({ row, columns, rowLink, detail, place, box, chosen }: DataRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const detailId = useId();
  const label = detail?.label(row);
  const opened = (column: DataColumn<Row>) => {
    const shown = content(column, row);
    if (column.card !== 'title') return shown;
    const link = rowLink?.(row);
    if (link) return <RowLink {...link}>{shown}</RowLink>;
    if (label === undefined) return shown;
    return (
      <RowToggle label={label} open={open} controls={detailId} onToggle={() => setOpen(!open)}>
        {shown}
      </RowToggle>
    );
  };
  return (
    <>
      <tr
        {...place}
        className={styles.row}
        data-open={open || undefined}
        data-selectable={box ? true : undefined}
        data-chosen={chosen || undefined}
      >
        {box}
        {columns.map((column) => (
          <td
            key={column.id}
            className={`${styles.cell} ${styles.look[column.look ?? 'text']} ${styles.card[column.card]} ${column.breaks ? styles.breaks : ''} ${foldOf(column)}`}
          >
            {column.media ? (
              <span className={styles.withMedia}>
                <span className={styles.media}>{column.media(row)}</span>
                <span className={styles.beside}>{opened(column)}</span>
              </span>
            ) : (
              opened(column)
            )}
          </td>
        ))}
      </tr>
      {open && detail && label !== undefined && (
        <DetailRow id={detailId} columns={columns.length + (box ? 1 : 0)}>
          {detail.content(row)}
        </DetailRow>
      )}
    </>
  );
}

interface RowBoxProps<Row> {
  id: string;
  /** Undefined for a row that cannot be chosen: its cell stays empty. */
  label: string | undefined;
  selection: RowSelection<Row>;
}

/** The cell with the box that chooses a row. */
function RowBox<Row>({ id, label, selection: { selected, onSelectedChange } }: RowBoxProps<Row>) {
  return (
    <td className={styles.selectCell}>
      {label !== undefined && (
        <SelectBox
          label={label}
          checked={selected.has(id)}
          onChange={(event) => onSelectedChange(withIds(selected, [id], event.target.checked))}
        />
      )}
    </td>
  );
}

function content<Row>({ header, value, cell, cardCell, namedOnCard }: DataColumn<Row>, row: Row) {
  const shown = cell ? cell(row) : value(row);
  if (cardCell)
    return (
      <>
        <span className={styles.inRow}>{shown}</span>
        <span className={styles.onCard}>{cardCell(row)}</span>
      </>
    );
  if (!namedOnCard) return shown;
  return (
    <>
      <span className={styles.onCard}>{`${header} `}</span>
      {shown}
    </>
  );
}

interface DetailRowProps {
  id: string;
  /** Number of columns of the table, with the one of the boxes. */
  columns: number;
  children: ReactNode;
}

/** The open content below a row. */
function DetailRow({ id, columns, children }: DetailRowProps) {
  return (
    <tr id={id} className={styles.detail}>
      <td colSpan={columns} className={styles.detailCell}>
        {children}
      </td>
    </tr>
  );
}
