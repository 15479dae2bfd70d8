import * as styles from './FramedPage.css.ts';

export interface FramedPageProps {
  /** Address of the page. It has to allow that it is framed. */
  src: string;
  /** What the page is, for screen readers. */
  title: string;
  /** How wide the page is. Where the place is narrower, it is scrolled. */
  width: keyof typeof styles.pages;
}

/** Another page within this one, at the width of a phone or of a desktop. */
export function FramedPage({ src, title, width }: FramedPageProps) {
  return (
    // a place that scrolls is reached by the keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.view} tabIndex={0} aria-label={title}>
      <iframe src={src} title={title} className={styles.pages[width]} />
    </section>
  );
}
