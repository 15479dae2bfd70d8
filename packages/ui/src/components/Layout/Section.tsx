import { section } from './Layout.css.ts';
import type { LayoutElementProps } from './LayoutElement.ts';

export interface SectionProps extends Omit<LayoutElementProps, 'as'> {
  /** `page`: the gap between sections of a page; `band`: the breathing room inside a colour field. */
  spacing?: keyof typeof section;
}

/** A part of a page with the standard distance to its neighbours. */
export function Section({ spacing = 'page', ...rest }: SectionProps) {
  return <section {...rest} className={section[spacing]} />;
}
