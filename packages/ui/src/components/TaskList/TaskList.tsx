import { Check } from 'lucide';
import { numberDisc } from '../../styles/numberDisc.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TaskList.css.ts';

export interface Task {
  label: string;
  /** Where it is done. */
  href: string;
  done: boolean;
}

export interface TaskListProps {
  /** The tasks in the order in which one does them. */
  items: readonly Task[];
  /** "Done", for screen readers. */
  doneLabel: string;
}

/** Numbered tasks that link to their places; a tick replaces the number of what is done. */
export function TaskList({ items, doneLabel }: TaskListProps) {
  return (
    <ol className={styles.tasks}>
      {items.map(({ label, href, done }, index) => (
        <li key={href} className={styles.task}>
          <span className={numberDisc[done ? 'done' : 'open']} aria-hidden>
            {done ? <Icon of={Check} /> : index + 1}
          </span>
          <span>
            <Link href={href}>{label}</Link>
            {done && <VisuallyHidden>{`: ${doneLabel}`}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
