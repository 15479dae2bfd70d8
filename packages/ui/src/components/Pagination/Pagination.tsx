import { ChevronLeft, ChevronRight } from 'lucide';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Pagination.css.ts';
import { pageItems, pageWindow } from './pageItems.ts';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  labels: { pagination: string; previous: string; next: string; page: (page: number) => string };
  disabled?: boolean;
  /** Shows only this many pages around the current one, without the first and the last: … 6 7 8 … */
  window?: number;
}

/** 1 2 3 … 14 between two arrows. */
export function Pagination({ page, pageCount, onPageChange, labels, disabled = false, window: size }: PaginationProps) {
  const items = size === undefined ? pageItems(page, pageCount) : pageWindow(page, pageCount, size);
  return (
    <nav aria-label={labels.pagination} className={styles.pagination}>
      <IconButton
        icon={ChevronLeft}
        label={labels.previous}
        disabled={disabled || page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
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
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
                disabled={disabled}
                onClick={() => onPageChange(item)}
              >
                {item}
              </button>
            </li>
          ),
        )}
      </ol>
      <IconButton
        icon={ChevronRight}
        label={labels.next}
        disabled={disabled || page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
