import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
  id,
}: {
  /** Words that make a name complete: "at Juttigali" */
  children: ReactNode;
  /** Id, where another element refers to the text. */
  id?: string;
}) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
