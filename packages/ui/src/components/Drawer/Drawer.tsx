import type { MouseEvent, ReactNode } from 'react';
import { drawer } from './Drawer.css.ts';

export interface DrawerProps {
  /** The buttons that open and close it pass it to `dialogCommand`. */
  id: string;
  /** Name of the drawer for screen readers: "Menu" */
  label: string;
  /** `start` is 312 px at the side, `full` covers the screen. */
  placement?: 'start' | 'full';
  /** Links, most often. */
  children: ReactNode;
}

/**
 * A native modal dialog for navigation. It works before scripts run, and closes on Escape, a click outside, or a link.
 */
export function Drawer({ id, label, placement = 'start', children }: DrawerProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and Enter on a link already close it
    <dialog id={id} aria-label={label} className={drawer({ placement })} onClick={closeOnOutsideClickOrLink}>
      {children}
    </dialog>
  );
}

function closeOnOutsideClickOrLink({ currentTarget, target }: MouseEvent<HTMLDialogElement>) {
  const outside = target === currentTarget;
  const followedLink = target instanceof Element && target.closest('a') !== null;
  if (outside || followedLink) currentTarget.close();
}
