import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { fillTemplate } from '../../format/fillTemplate.ts';
import { unlessComposing } from '../Field/unlessComposing.ts';
import * as styles from './ColumnResizing.css.ts';
import type { ColumnResizingProps } from './ColumnResizingProps.ts';
import { moveBorder } from './shareWidths.ts';

interface ColumnHandleProps extends ColumnResizingProps {
  column: { id: string; header: string };
  /** Ids of the columns in the head, in order. */
  shown: readonly string[];
}

/** Pixels of one press of an arrow key. */
const STEP = 16;

/** The widths of a head when a border begins to move. */
interface Start {
  /** Width of each column that is shown, in px. */
  widths: readonly number[];
  /** Places of the two columns of the border. */
  pair: readonly [one: number, other: number];
  /** Width of the table, in px. */
  table: number;
  /** 1 where text runs to the right, else -1. */
  sign: 1 | -1;
}

/** A separator that takes the focus: arrow keys, Home and End move it, Enter and a double click reset all of them. */
export function ColumnHandle({ column, shown, onColumnWidthsChange, label, minWidth = 88 }: ColumnHandleProps) {
  const handle = useRef<HTMLSpanElement>(null);
  const drag = useRef<{ start: Start; from: number }>(undefined);

  // the browser lays the columns out: what it says of them is known afterwards
  useEffect(() => {
    if (handle.current) sayWidth(handle.current, minWidth);
  });

  const move = (start: Start | undefined, by: number) => {
    if (!start) return;
    const [one, other] = start.pair;
    const widths = [...start.widths];
    [widths[one], widths[other]] = moveBorder([widths[one] ?? 0, widths[other] ?? 0], by * start.sign, minWidth);
    const shares = shown.map((id, at) => [id, ((widths[at] ?? 0) / start.table) * 100] as const);
    // a column that folded away keeps its share
    onColumnWidthsChange(Object.fromEntries(shares.filter(([, share]) => share > 0)));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    const start = startAt(event.currentTarget);
    const far = (start?.table ?? 0) * (start?.sign ?? 1);
    const steps: Partial<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP, Home: -far, End: far };
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) onColumnWidthsChange({});
    else move(start, step);
  };

  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    const start = startAt(event.currentTarget);
    if (!start || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { start, from: event.clientX };
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule of HTML cannot be moved
    <span
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={fillTemplate(label, ['column'], column.header)}
      // overwritten as soon as the browser has laid the columns out
      aria-valuenow={minWidth}
      className={styles.handle}
      onKeyDown={unlessComposing(onKeyDown)}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (drag.current) move(drag.current.start, event.clientX - drag.current.from);
      }}
      onLostPointerCapture={() => {
        drag.current = undefined;
      }}
      onDoubleClick={() => onColumnWidthsChange({})}
      onFocus={(event) => sayWidth(event.currentTarget, minWidth)}
    />
  );
}

/** Undefined where no column follows that can be seen. */
function startAt(handle: HTMLElement): Start | undefined {
  const head = handle.closest('th');
  const heads = [...(head?.parentElement?.querySelectorAll('th') ?? [])];
  const widths = heads.map((each) => each.getBoundingClientRect().width);
  const one = head ? heads.indexOf(head) : -1;
  const other = widths.findIndex((width, at) => at > one && width > 0);
  const table = head?.closest('table');
  if (!table || other < 0) return undefined;
  const sign = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
  return { widths, pair: [one, other], table: table.getBoundingClientRect().width, sign };
}

/** Tells screen readers how wide the column is, and can be, in px. */
function sayWidth(handle: HTMLElement, minWidth: number): void {
  const start = startAt(handle);
  if (!start) return;
  const [one = 0, other = 0] = start.pair.map((at) => start.widths[at]);
  const say = { now: one, min: Math.min(one, minWidth), max: Math.max(one, one + other - minWidth) };
  for (const [name, px] of Object.entries(say)) handle.setAttribute(`aria-value${name}`, String(Math.round(px)));
}
