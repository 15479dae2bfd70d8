import { alignItems, gap as gaps, justifyContent, row, wraps } from './Layout.css.ts';
import type { LayoutElementProps } from './LayoutElement.ts';

export interface RowProps extends LayoutElementProps {
  gap?: keyof typeof gaps;
  align?: keyof typeof alignItems;
  justify?: keyof typeof justifyContent;
  wrap?: boolean;
}

/** Children beside each other. */
export function Row({ as: Tag = 'div', gap = 'l', align = 'center', justify = 'start', wrap, ...rest }: RowProps) {
  const classes = [row, gaps[gap], alignItems[align], justifyContent[justify], wrap && wraps];
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}
