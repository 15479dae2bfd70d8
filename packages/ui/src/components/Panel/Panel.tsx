import type { HTMLAttributes } from 'react';
import { panel } from './Panel.css.ts';

export interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: 'div' | 'section' | 'article';
  /** `roomy` 32 px of padding, `snug` 16 px, `none` for content that reaches the edge. */
  padding?: 'roomy' | 'snug' | 'none';
  /** `highlight` for a word of advice beside the work itself. */
  tone?: 'surface' | 'highlight';
}

/** A surface with a hairline and sagging lower corners. */
export function Panel({ as: Tag = 'div', padding = 'roomy', tone = 'surface', ...rest }: PanelProps) {
  return <Tag {...rest} className={panel({ padding, tone })} />;
}
