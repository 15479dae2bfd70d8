import type { ReactNode } from 'react';
import { wideOnly } from './Layout.css.ts';

/** Words that small screens (600 px and below) do without. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <span className={wideOnly}>{children}</span>;
}
