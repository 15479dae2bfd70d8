import { ChevronRight, X } from 'lucide';
import type { ReactNode } from 'react';
import { Hem } from '../../motifs/Hem/Hem.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { dialogCommand } from '../Drawer/dialogCommand.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import type { HeaderLink } from './HeaderLink.ts';
import * as styles from './HeaderShell.css.ts';

export interface HeaderMenuProps {
  id: string;
  logo: ReactNode;
  links: readonly HeaderLink[];
  labels: { nav: string; closeMenu: string };
  /** A Callout about membership. */
  note?: ReactNode;
  action?: ReactNode;
  /** Decorative picture at the bottom. */
  art?: ReactNode;
}

/** The menu on small screens; it covers the screen. */
export function HeaderMenu({ id, logo, links, labels, note, action, art }: HeaderMenuProps) {
  const Anchor = useAnchor();
  return (
    <Drawer id={id} label={labels.nav} placement="full">
      <div className={styles.sheet}>
        <div className={styles.menuHead}>
          {logo}
          <IconButton icon={X} label={labels.closeMenu} iconSize={26} {...dialogCommand(id, 'close')} />
          <Hem tone="brand" />
        </div>
        <nav aria-label={labels.nav}>
          <ul className={styles.menuLinks}>
            {links.map((link) => (
              <li key={link.href} className={styles.menuRow}>
                <Anchor href={link.href} aria-current={link.current ? 'page' : undefined} className={styles.menuLink}>
                  <span className={styles.menuIcon}>
                    <Icon of={link.icon} size={24} />
                  </span>
                  {link.label}
                  <span className={styles.menuChevron}>
                    <Icon of={ChevronRight} mirrors />
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.menuFoot}>
          {note}
          {action}
        </div>
        {art && <div className={styles.menuArt}>{art}</div>}
      </div>
    </Drawer>
  );
}
