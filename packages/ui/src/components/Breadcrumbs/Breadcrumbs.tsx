import { ChevronRight } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Name of the list for screen readers: "You are here" */
  label: string;
  /** The pages above, the home page first. */
  trail: readonly { href: string; label: string }[];
  /** Title of the current page. */
  current: string;
}

/** Links to the pages above the current one. */
export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {trail.map((step) => (
          <li key={step.href} className={styles.step}>
            <Link href={step.href}>{step.label}</Link>
            <Icon of={ChevronRight} size={16} mirrors />
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
