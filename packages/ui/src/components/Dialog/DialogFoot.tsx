import type { ReactNode } from 'react';
import { foot } from './DialogFoot.css.ts';

/** The submit of a dialog's form: pinned to the lower edge of the sheet on small screens. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={foot}>{children}</div>;
}
