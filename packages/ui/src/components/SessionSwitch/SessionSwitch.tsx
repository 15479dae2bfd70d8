import type { ReactNode } from 'react';
import * as styles from './SessionSwitch.css.ts';

/**
 * Renders the content for visitors and that for members, so that all get the same cached HTML. CSS shows one of them by
 * `data-session="member"` on the root element, which is set before the first paint.
 */
export function SessionSwitch({
  visitor,
  member,
}: {
  /** Shown to everybody who is not logged in. */
  visitor: ReactNode;
  /** Shown to members. */
  member: ReactNode;
}) {
  return (
    <>
      <div className={styles.visitor}>{visitor}</div>
      <div className={styles.member}>{member}</div>
    </>
  );
}
