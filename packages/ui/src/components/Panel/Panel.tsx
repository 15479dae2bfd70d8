import type { HTMLAttributes } from 'react';
import { panel } from './Panel.css.ts';

export interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element that it renders. */
  as?: 'div' | 'section' | 'article';
  /** `roomy` is 30 px (20 px on small screens), `snug` 16 px, `none` for content up to the edge. */
  padding?: 'roomy' | 'snug' | 'none';
  /** `highlight` for advice beside a form, `accent` behind coupons. */
  tone?: 'surface' | 'highlight' | 'accent';
}

/** A surface with a thin border and the brand's panel corners. */
export function Panel({ as: Tag = 'div', padding = 'roomy', tone = 'surface', ...rest }: PanelProps) {
  return <Tag {...rest} className={panel({ padding, tone })} />;
}
