import { columns as columnClasses, gap as gaps, grid } from './Layout.css.ts';
import type { LayoutElementProps } from './LayoutElement.ts';

export interface GridProps extends LayoutElementProps {
  /** At full width; fewer at 1024, 600 and 480 px. */
  columns: keyof typeof columnClasses;
  gap?: keyof typeof gaps;
}

/** Equal columns that become fewer with the width. */
export function Grid({ as: Tag = 'div', columns, gap = 'x2', ...rest }: GridProps) {
  return <Tag {...rest} className={`${grid} ${columnClasses[columns]} ${gaps[gap]}`} />;
}
