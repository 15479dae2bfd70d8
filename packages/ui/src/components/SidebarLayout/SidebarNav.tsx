import { LogOut } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import type { SidebarItem } from './SidebarLayout.tsx';
import * as styles from './SidebarNav.css.ts';
import { SidebarSubmenu } from './SidebarSubmenu.tsx';

export interface SidebarNavProps {
  label: string;
  items: readonly SidebarItem[];
  logout: { label: string; onLogout: () => void };
  /** A ThemeSwitch; stays away while folded. */
  theme?: ReactNode;
  /** Icons only; the names stay for screen readers and as tooltips. */
  folded?: boolean;
  /** A section was pressed while folded. */
  onUnfold?: () => void;
}

/** The entries of the sidebar, the same beside the page and in the drawer. */
export function SidebarNav({ label, items, logout, theme, folded = false, onUnfold }: SidebarNavProps) {
  const Anchor = useAnchor();
  return (
    <>
      <nav aria-label={label}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.label}>
              {'links' in item ? (
                <SidebarSubmenu section={item} folded={folded} onUnfold={onUnfold} />
              ) : (
                <Anchor
                  href={item.href}
                  aria-current={item.current ? 'page' : undefined}
                  className={styles.entry}
                  title={folded ? item.label : undefined}
                >
                  <Icon of={item.icon} />
                  <span className={folded ? styles.foldedLabel : undefined}>{item.label}</span>
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {theme && !folded && <div className={styles.theme}>{theme}</div>}
      <button
        type="button"
        className={`${styles.entry} ${styles.logout}`}
        onClick={logout.onLogout}
        title={folded ? logout.label : undefined}
      >
        <Icon of={LogOut} />
        <span className={folded ? styles.foldedLabel : undefined}>{logout.label}</span>
      </button>
    </>
  );
}
