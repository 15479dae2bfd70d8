import { ChevronDown, LogOut } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import type { SidebarEntry, SidebarItem, SidebarSection } from './SidebarItem.ts';
import * as styles from './SidebarLayout.css.ts';

export interface SidebarNavProps {
  label: string;
  /** Links, and groups of links that unfold. */
  items: readonly SidebarItem[];
  /** The last entry, and what it does. */
  logout: { label: string; onLogout: () => void };
  /** A ThemeSwitch; hidden while the sidebar is collapsed. */
  theme?: ReactNode;
  /** Icons only; the names stay as tooltips and for screen readers. */
  folded?: boolean;
  /** Called when a section is clicked while the sidebar is collapsed. */
  onUnfold?: () => void;
}

/** The entries of the sidebar; used beside the page and in the drawer. */
export function SidebarNav({ label, items, logout, theme, folded = false, onUnfold }: SidebarNavProps) {
  return (
    <>
      <nav aria-label={label}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.label} className={item.startsGroup ? styles.groupStart : undefined}>
              {'links' in item ? (
                <SidebarSubmenu section={item} folded={folded} onUnfold={onUnfold} />
              ) : (
                <SidebarPage entry={item} folded={folded} />
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

/** One page. Its name stays the same whatever waits there: the number is a description. */
function SidebarPage({
  entry: { href, label, icon, current, count },
  folded,
}: {
  entry: SidebarEntry;
  folded: boolean;
}) {
  const Anchor = useAnchor();
  const id = useId();
  return (
    <Anchor
      href={href}
      aria-current={current ? 'page' : undefined}
      aria-describedby={count && id}
      className={styles.entry}
      title={folded ? label : undefined}
    >
      <Icon of={icon} />
      <span className={folded ? styles.foldedLabel : undefined}>{label}</span>
      {count && (
        <>
          <span aria-hidden className={folded ? styles.foldedCount : styles.count}>
            {!folded && count.text}
          </span>
          <span id={id} hidden>
            {count.label}
          </span>
        </>
      )}
    </Anchor>
  );
}

interface SidebarSubmenuProps {
  section: SidebarSection;
  folded: boolean;
  onUnfold?: () => void;
}

/** A section with links. It is open at first if one of them is the current page. */
function SidebarSubmenu({ section, folded, onUnfold }: SidebarSubmenuProps) {
  const Anchor = useAnchor();
  const id = useId();
  const holdsCurrent = section.links.some((link) => link.current);
  const [chosen, setChosen] = useState<boolean>();
  const open = !folded && (chosen ?? holdsCurrent);
  const toggle = () => {
    if (folded) onUnfold?.();
    setChosen(folded || !open);
  };
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        data-current={holdsCurrent || undefined}
        data-lit={(folded && holdsCurrent) || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        title={folded ? section.label : undefined}
      >
        <Icon of={section.icon} />
        <span className={folded ? styles.foldedLabel : undefined}>{section.label}</span>
        {!folded && (
          <span className={styles.chevron} data-open={open || undefined}>
            <Icon of={ChevronDown} size={18} />
          </span>
        )}
      </button>
      <ul id={id} hidden={!open} className={styles.cord}>
        {section.links.map((link) => (
          <li key={link.href} className={styles.bead}>
            <Anchor href={link.href} aria-current={link.current ? 'page' : undefined} className={styles.entry}>
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
