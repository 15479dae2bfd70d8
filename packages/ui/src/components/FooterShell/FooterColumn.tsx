import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './FooterColumn.css.ts';

export interface FooterColumnProps {
  title: string;
  links: readonly { href: string; label: string }[];
  /** Two links per row, also on wide screens. */
  wide?: boolean;
}

/** A titled list of links. */
export function FooterColumn({ title, links, wide = false }: FooterColumnProps) {
  return (
    <nav aria-label={title} className={styles.column}>
      <Heading level={2} variant="h3">
        {title}
      </Heading>
      <ul className={wide ? styles.wideList : styles.list}>
        {links.map((link) => (
          <li key={link.href} className={styles.item}>
            <Link href={link.href} variant="plain">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
