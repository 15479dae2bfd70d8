import { type ReactNode, useId } from 'react';
import * as styles from './Sheet.css.ts';

export interface SheetColumn {
  /** "Approved (₹)" */
  header: string;
  /** Digits stand below digits. */
  isNumber?: boolean;
  /** Its texts stay on one line: dates, numbers of lines. */
  isShort?: boolean;
}

export interface SheetProps {
  /** Whose sheet it is: a Logo, or a name. */
  logo: ReactNode;
  /** "Statement" */
  title: string;
  /** "Member" → "Asha Rao", at the top. */
  facts: readonly { label: string; value: string }[];
  /** Heads of the columns; a head is repeated on every page. */
  columns: readonly SheetColumn[];
  /** A text for each column. */
  rows: readonly { key: string; cells: readonly string[] }[];
  /** The last line: a text for each column. */
  sums: readonly string[];
  /** Sentences below the table. */
  notes: readonly string[];
}

/** A table on paper: light in every theme, and alone on A4 pages when the page is printed. On a phone each row is a list of what it has. */
export function Sheet({ logo, title, facts, columns, rows, sums, notes }: SheetProps) {
  const id = useId();
  const cellsOf = (cells: readonly string[]) =>
    columns.map(({ header, isNumber, isShort }, n) => (
      <td key={header} data-header={header} data-number={isNumber || undefined} data-short={isShort || undefined}>
        {cells[n]}
      </td>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard
    <section className={styles.desk} aria-labelledby={id} tabIndex={0}>
      <div className={styles.sheet} data-theme="light">
        <div className={styles.head}>
          {logo}
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map(({ header, isNumber }) => (
                <th key={header} scope="col" data-number={isNumber || undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>{cellsOf(cells)}</tr>
            ))}
          </tbody>
          <tfoot>
            <tr>{cellsOf(sums)}</tr>
          </tfoot>
        </table>
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
