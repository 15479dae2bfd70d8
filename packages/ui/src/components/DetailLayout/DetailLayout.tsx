import type { ReactNode } from 'react';
import * as styles from './DetailLayout.css.ts';

export interface DetailLayoutProps {
  head: ReactNode;
  /** What is earned and the way out: beside the head, on one column right below it in the same panel. */
  aside: ReactNode;
  /** Rates and the like, under the head in its panel. */
  facts?: ReactNode;
  /** Terms: below the aside, on one column last. */
  terms?: ReactNode;
  /** About, FAQs. */
  children: ReactNode;
}

/** The page of one store or card. One order of reading, two shapes. */
export function DetailLayout({ head, aside, facts, terms, children }: DetailLayoutProps) {
  return (
    <div className={styles.layout}>
      <div aria-hidden className={styles.panel} />
      <div className={styles.head}>{head}</div>
      <aside className={styles.aside}>{aside}</aside>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.main}>{children}</div>
      {terms && <div className={styles.terms}>{terms}</div>}
    </div>
  );
}
