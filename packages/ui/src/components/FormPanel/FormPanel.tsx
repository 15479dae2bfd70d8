import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { art as artClass, body, panel } from './FormPanel.css.ts';

export interface FormPanelProps {
  /** Heading of the page: "Forgot your password?" */
  title: string;
  /** Fills 380 px beside the form in windows from 900 px. */
  art: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A page with one short form, in a panel like that of a dialog. */
export function FormPanel({ title, art, children }: FormPanelProps) {
  return (
    <div className={panel}>
      <div className={artClass}>{art}</div>
      <div className={body}>
        <Heading level={1}>{title}</Heading>
        {children}
      </div>
    </div>
  );
}
