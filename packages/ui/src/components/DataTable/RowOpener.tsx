import { ChevronDown, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import * as styles from './DataRows.css.ts';

interface RowLinkProps {
  href: string;
  label: string;
  children: ReactNode;
}

/** A link that covers the whole row. */
export function RowLink({ href, label, children }: RowLinkProps) {
  const Anchor = useAnchor();
  return (
    <Anchor href={href} aria-label={label} className={styles.opener}>
      <span className={styles.openerWords}>{children}</span>
      <span className={styles.openerChevron}>
        <Icon of={ChevronRight} size={16} mirrors />
      </span>
    </Anchor>
  );
}

interface RowToggleProps {
  label: string;
  open: boolean;
  /** Id of the content that it opens. */
  controls: string;
  onToggle: () => void;
  children: ReactNode;
}

/** A button that covers the whole row. */
export function RowToggle({ label, open, controls, onToggle, children }: RowToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      className={styles.opener}
      onClick={onToggle}
    >
      <span className={styles.openerWords}>{children}</span>
      <span className={styles.openerChevron} data-open={open || undefined}>
        <Icon of={ChevronDown} size={16} />
      </span>
    </button>
  );
}
