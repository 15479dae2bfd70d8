import { X } from 'lucide';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ClickNote.css.ts';
import { PotliGulp } from './PotliGulp.tsx';

export interface ClickNoteProps {
  /** "Click noted" */
  text: string;
  /** Where tracked clicks are listed: "My Clicks". */
  link: { href: string; text: string };
  /** Name of the close button: "Close" */
  closeLabel: string;
  /** Called by the close button. The caller removes the note. */
  onClose: () => void;
}

/** Says on the page behind a shop's window that the click is tracked: a coin drops into the potli. */
export function ClickNote({ text, link, closeLabel, onClose }: ClickNoteProps) {
  return (
    <div role="status" className={styles.note}>
      <span className={styles.art}>
        <PotliGulp />
      </span>
      <span className={styles.words}>
        {text}
        {' · '}
        <Link href={link.href}>{link.text}</Link>
      </span>
      <IconButton icon={X} label={closeLabel} onClick={onClose} />
    </div>
  );
}
