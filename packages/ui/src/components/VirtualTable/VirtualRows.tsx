import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { Fragment, useEffect, useState } from 'react';
import { type DataRowsProps, TableRow } from '../DataTable/DataRows.tsx';
import * as styles from './VirtualTable.css.ts';

interface VirtualRowsProps<Row> extends DataRowsProps<Row> {
  scroller: HTMLDivElement | null;
  /** The most height of what scrolls, in px. */
  height: number;
  /** Height of a row before it is measured, in px. */
  rowHeight: number;
}

/** Rows above and below the view that are rendered: Tab leads to them, and they are there before a wheel is. */
const OVERSCAN = 8;

/** The rows in view, and the one with the focus, wherever it is. Empty rows stand for all others. */
export function VirtualRows<Row>({ sorted, scroller, height, rowHeight, ...row }: VirtualRowsProps<Row>) {
  const focused = useFocusedRow(scroller);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: sorted.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(index),
    measureElement: (element) => element.getBoundingClientRect().height + gapAfter(element),
    rangeExtractor: (range) => withRow(focused, range),
    overscan: OVERSCAN,
    // what a server renders
    initialRect: { width: 0, height },
    // React 19 renders scroll events before the next frame anyway
    useFlushSync: false,
  });
  function keyOf(index: number) {
    const shown = sorted[index];
    return (shown && row.rowId(shown)) || index;
  }
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  return (
    <>
      {items.map((item, at) => (
        <Fragment key={item.key}>
          <Space px={item.start - endOf(items[at - 1])} />
          {rowAt(item.index)}
        </Fragment>
      ))}
      <Space px={virtualizer.getTotalSize() - end} />
    </>
  );

  function rowAt(index: number) {
    const shown = sorted[index];
    // the head is the first row
    const place = { 'data-index': index, 'aria-rowindex': index + 2, ref: virtualizer.measureElement };
    return shown && <TableRow {...row} row={shown} place={place} />;
  }
}

const endOf = (item: VirtualItem | undefined) => item?.end ?? 0;

/** The space of rows that are not rendered. */
function Space({ px }: { px: number }) {
  return px > 0 && <tr aria-hidden className={styles.space} style={{ height: px }} />;
}

/** Cards have a gap between them, rows of a table none. */
const gapAfter = (row: Element) =>
  row.parentElement ? Number.parseFloat(getComputedStyle(row.parentElement).rowGap) || 0 : 0;

function withRow(focused: number | undefined, range: Range): number[] {
  const shown = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count || shown.includes(focused)) return shown;
  return [...shown, focused].sort((one, other) => one - other);
}

/** Place of the row that has the focus: removed from the page, it would lose it. */
function useFocusedRow(scroller: HTMLDivElement | null) {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const onFocus = ({ type, target }: FocusEvent) => {
      const index = type === 'focusin' && target instanceof Element && target.closest<HTMLElement>('tr[data-index]');
      setFocused(index ? Number(index.dataset.index) : undefined);
    };
    scroller?.addEventListener('focusin', onFocus);
    scroller?.addEventListener('focusout', onFocus);
    return () => {
      scroller?.removeEventListener('focusin', onFocus);
      scroller?.removeEventListener('focusout', onFocus);
    };
  }, [scroller]);
  return focused;
}
