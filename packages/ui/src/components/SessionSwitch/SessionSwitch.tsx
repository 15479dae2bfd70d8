import type { ReactNode } from 'react';
import * as styles from './SessionSwitch.css.ts';

/**
 * Both faces of a place that differs for visitors and members, so that the same HTML serves all.
 * `data-session="member"` on the root element, set before first paint, picks one.
 */
export function SessionSwitch({ visitor, member }: { visitor: ReactNode; member: ReactNode }) {
  return (
    <>
      <div className={styles.visitor}>{visitor}</div>
      <div className={styles.member}>{member}</div>
    </>
  );
}
