import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { art as artClass, body, panel } from './FormPanel.css.ts';

export interface FormPanelProps {
  title: string;
  /** Fills the 380 px beside the form, from 900 px of width. */
  art: ReactNode;
  children: ReactNode;
}

/** A page that is one short form: the panel of a dialog, standing on the page. */
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
