import type { ReactNode } from 'react';
import * as styles from './DetailLayout.css.ts';

export interface DetailLayoutProps {
  /** Picture, title and text of the store or card. */
  head: ReactNode;
  /** Reward and button to the shop: beside the head; on one column below it in the same panel. */
  aside: ReactNode;
  /** Rates or fees, below the head in the same panel. */
  facts?: ReactNode;
  /** Terms: below the aside; on one column at the end. */
  terms?: ReactNode;
  /** About, FAQs. */
  children: ReactNode;
}

/** The page of one store or card: two columns, or one with the terms at its end. */
export function DetailLayout({ head, aside, facts, terms, children }: DetailLayoutProps) {
  return (
    <div className={styles.layout}>
      <div aria-hidden className={styles.panel} />
      <div className={facts ? styles.head : styles.headAlone}>{head}</div>
      <div className={styles.side}>
        <aside className={styles.aside}>{aside}</aside>
        {terms && <div className={styles.terms}>{terms}</div>}
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
      <div className={styles.main}>{children}</div>
    </div>
  );
}
