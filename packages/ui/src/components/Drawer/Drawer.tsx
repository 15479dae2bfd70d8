import type { MouseEvent, ReactNode } from 'react';
import { drawer } from './Drawer.css.ts';

export interface DrawerProps {
  /** Given to `dialogCommand` by the buttons that open and close it. */
  id: string;
  label: string;
  /** `start` 312 px at the side, `full` covers the screen. */
  placement?: 'start' | 'full';
  children: ReactNode;
}

/** A native modal dialog for navigation: works before scripts, closes on Escape, outside press and following a link. */
export function Drawer({ id, label, placement = 'start', children }: DrawerProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and Enter on a link already close it
    <dialog id={id} aria-label={label} className={drawer({ placement })} onClick={closeWhenDone}>
      {children}
    </dialog>
  );
}

function closeWhenDone({ currentTarget, target }: MouseEvent<HTMLDialogElement>) {
  const outside = target === currentTarget;
  const followedLink = target instanceof Element && target.closest('a') !== null;
  if (outside || followedLink) currentTarget.close();
}
