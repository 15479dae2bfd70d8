import type { ReactNode } from 'react';
import { sections } from './Layout.css.ts';

export interface SectionsProps {
  children: ReactNode;
  /** Which ends meet a colour field; a run that goes on elsewhere has one. `page`: header above, footer well below. */
  ends?: 'both' | 'start' | 'end' | 'page';
}

/** A run of sections between two colour fields: as far from them as the sections are from each other. */
export function Sections({ children, ends = 'both' }: SectionsProps) {
  return <div className={sections[ends]}>{children}</div>;
}
