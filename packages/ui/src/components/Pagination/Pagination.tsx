import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type IconNode } from 'lucide';
import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Pagination.css.ts';
import { pageItems, pageWindow } from './pageItems.ts';

export interface PaginationLabels {
  pagination: string;
  first?: string;
  previous: string;
  next: string;
  last?: string;
  /** "Page {page}" */
  page: TextTemplate<[page: number]>;
}

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  /** How many pages there are. Leave the component out when there is one only. */
  pageCount: number;
  /** Gets the chosen page, counted from 1. */
  onPageChange: (page: number) => void;
  /** With `first` and `last` there are buttons for these pages, too. */
  labels: PaginationLabels;
  /** While a page loads. Its buttons ignore presses then, and keep the focus. */
  disabled?: boolean;
  /** Shows only this many pages around the current one, without the first and the last: … 6 7 8 … */
  window?: number;
}

/** 1 2 3 … 14 between two arrows, or four. */
export function Pagination({ page, pageCount, onPageChange, labels, disabled = false, window: size }: PaginationProps) {
  const items = size === undefined ? pageItems(page, pageCount) : pageWindow(page, pageCount, size);
  const arrow = (icon: IconNode, label: string | undefined, to: number, isThere: boolean) =>
    label && (
      <IconButton
        icon={icon}
        mirrors
        label={label}
        aria-disabled={disabled || isThere}
        onClick={() => onPageChange(to)}
      />
    );
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <nav
      aria-label={labels.pagination}
      className={labels.first || labels.last ? styles.paginationOfFour : styles.pagination}
    >
      {arrow(ChevronsLeft, labels.first, 1, isFirst)}
      {arrow(ChevronLeft, labels.previous, page - 1, isFirst)}
      <ol className={styles.pages}>
        {items.map((item) =>
          typeof item === 'string' ? (
            <li key={item} aria-hidden className={styles.gap}>
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                className={styles.page}
                aria-label={fillTemplate(labels.page, ['page'], item)}
                aria-current={item === page ? 'page' : undefined}
                // the pressed button keeps the focus
                aria-disabled={disabled || undefined}
                onClick={() => !disabled && onPageChange(item)}
              >
                {item}
              </button>
            </li>
          ),
        )}
      </ol>
      {arrow(ChevronRight, labels.next, page + 1, isLast)}
      {arrow(ChevronsRight, labels.last, pageCount, isLast)}
    </nav>
  );
}
