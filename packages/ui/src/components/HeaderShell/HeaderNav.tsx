import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import * as styles from './HeaderNav.css.ts';
import type { HeaderLink } from './headerLink.ts';

/** The links of the header on wide screens. */
export function HeaderNav({ links, label }: { links: readonly HeaderLink[]; label: string }) {
  const Anchor = useAnchor();
  return (
    <nav aria-label={label} className={styles.nav}>
      {links.map((link) => (
        <Anchor
          key={link.href}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className={styles.link}
        >
          {link.label}
        </Anchor>
      ))}
    </nav>
  );
}
