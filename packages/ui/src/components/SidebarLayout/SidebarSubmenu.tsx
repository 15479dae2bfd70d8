import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import type { SidebarSection } from './SidebarLayout.tsx';
import * as styles from './SidebarNav.css.ts';
import * as beads from './SidebarSubmenu.css.ts';

export interface SidebarSubmenuProps {
  section: SidebarSection;
  folded: boolean;
  onUnfold?: () => void;
}

/** A section that opens its links like beads on a cord; open from the start when one of them is the current page. */
export function SidebarSubmenu({ section, folded, onUnfold }: SidebarSubmenuProps) {
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
          <span className={beads.chevron} data-open={open || undefined}>
            <Icon of={ChevronDown} size={18} />
          </span>
        )}
      </button>
      <ul id={id} hidden={!open} className={beads.cord}>
        {section.links.map((link) => (
          <li key={link.href} className={beads.bead}>
            <Anchor href={link.href} aria-current={link.current ? 'page' : undefined} className={styles.entry}>
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
