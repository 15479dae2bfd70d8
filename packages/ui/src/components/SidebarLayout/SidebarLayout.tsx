import { ChevronRight, Menu, PanelLeft, X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Stitch } from '../../motifs/Stitch/Stitch.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { dialogCommand } from '../Drawer/dialogCommand.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './SidebarLayout.css.ts';
import { SidebarNav, type SidebarNavProps } from './SidebarNav.tsx';

export type { SidebarEntry, SidebarItem, SidebarLink, SidebarSection } from './SidebarItem.ts';

export interface SidebarLayoutProps extends Pick<SidebarNavProps, 'items' | 'logout' | 'theme'> {
  /** The link of the logo and its name. */
  home: { href: string; label: string };
  /** Only icons are shown. The caller keeps this state. */
  collapsed: boolean;
  /** Gets the new state. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** Names of the navigation and its buttons, for screen readers. */
  labels: { nav: string; collapse: string; expand: string; openMenu: string; closeMenu: string };
  /** The page. */
  children: ReactNode;
}

/** The frame of the dashboard: a sidebar that collapses to icons; on small screens a bar with a drawer. */
export function SidebarLayout({ home, collapsed, onCollapsedChange, labels, children, ...nav }: SidebarLayoutProps) {
  const drawerId = useId();
  const expand = () => onCollapsedChange(false);
  return (
    <div className={styles.layout}>
      <header className={styles.bar}>
        <IconButton icon={Menu} label={labels.openMenu} iconSize={24} {...dialogCommand(drawerId, 'show-modal')} />
        <Logo ground="inverse" {...home} />
      </header>
      <Drawer id={drawerId} label={labels.nav}>
        <div className={styles.sheet}>
          <div className={styles.panel}>
            <div className={styles.head}>
              <Logo ground="inverse" {...home} />
              <IconButton icon={X} label={labels.closeMenu} {...dialogCommand(drawerId, 'close')} />
            </div>
            <SidebarNav {...nav} label={labels.nav} />
          </div>
          <EdgeStitch />
        </div>
      </Drawer>
      <header className={collapsed ? styles.folded : styles.open}>
        <div className={styles.panel}>
          <div className={collapsed ? styles.foldedHead : styles.head}>
            <Logo ground="inverse" markOnly={collapsed} {...home} />
            <IconButton
              icon={collapsed ? ChevronRight : PanelLeft}
              mirrors
              label={collapsed ? labels.expand : labels.collapse}
              aria-expanded={!collapsed}
              onClick={() => onCollapsedChange(!collapsed)}
            />
          </div>
          <SidebarNav {...nav} label={labels.nav} folded={collapsed} onUnfold={expand} />
        </div>
        <EdgeStitch />
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}

function EdgeStitch() {
  return (
    <span aria-hidden className={styles.stitch}>
      <Stitch direction="vertical" tone="edge" />
    </span>
  );
}
