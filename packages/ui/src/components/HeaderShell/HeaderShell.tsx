import { Menu } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Hem } from '../../motifs/Hem/Hem.tsx';
import { Stitch } from '../../motifs/Stitch/Stitch.tsx';
import { dialogCommand } from '../Drawer/dialogCommand.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import type { HeaderLink } from './HeaderLink.ts';
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu.tsx';
import * as styles from './HeaderShell.css.ts';

export type { HeaderLink } from './HeaderLink.ts';

export interface HeaderShellProps {
  /** A Logo on the ground `brand`. */
  logo: ReactNode;
  /** The main pages; the current one is marked. */
  links: readonly HeaderLink[];
  /** A SearchBox. */
  search: ReactNode;
  /** Login, or Dashboard and Logout: beside the search, on small screens in the first row. */
  actions: ReactNode;
  /** Content below the links in the menu of small screens. */
  menu: Pick<HeaderMenuProps, 'note' | 'action' | 'art'>;
  /** Names of the navigation and of the buttons of the menu, for screen readers. */
  labels: { nav: string; openMenu: string; closeMenu: string };
  /** The same colour continues below the header (home): the hem shows only after scrolling. */
  flush?: boolean;
}

/** The header of public pages. It sticks and becomes less high while the page scrolls, with CSS only. */
export function HeaderShell({ logo, links, search, actions, menu, labels, flush = false }: HeaderShellProps) {
  const menuId = useId();
  return (
    <header className={styles.header}>
      <div aria-hidden className={styles.field}>
        <span className={flush ? styles.flushSeam : styles.seam}>
          <Stitch tone="brand" />
        </span>
        <span className={flush ? styles.flushHem : undefined}>
          <Hem tone="brand" />
        </span>
      </div>
      <div className={styles.bar}>
        <div className={styles.logo}>{logo}</div>
        <HeaderNav links={links} label={labels.nav} />
        <div className={styles.search}>{search}</div>
        <div className={styles.actions}>
          <span className={styles.session}>{actions}</span>
          <span className={styles.menuButton}>
            <IconButton icon={Menu} label={labels.openMenu} iconSize={24} {...dialogCommand(menuId, 'show-modal')} />
          </span>
        </div>
      </div>
      <HeaderMenu id={menuId} logo={logo} links={links} labels={labels} {...menu} />
    </header>
  );
}

/** The links of the header on wide screens. */
function HeaderNav({ links, label }: { links: readonly HeaderLink[]; label: string }) {
  const Anchor = useAnchor();
  return (
    <nav aria-label={label} className={styles.nav}>
      {links.map((link) => (
        <Anchor
          key={link.href}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className={styles.navLink}
        >
          {link.label}
        </Anchor>
      ))}
    </nav>
  );
}
