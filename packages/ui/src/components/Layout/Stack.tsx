import { alignItems, gap as gaps, stack } from './Layout.css.ts';
import type { LayoutElementProps } from './LayoutElement.ts';

export interface StackProps extends LayoutElementProps {
  gap?: keyof typeof gaps;
  align?: keyof typeof alignItems;
}

/** Children below each other. */
export function Stack({ as: Tag = 'div', gap = 'l', align = 'stretch', ...rest }: StackProps) {
  return <Tag {...rest} className={`${stack} ${gaps[gap]} ${alignItems[align]}`} />;
}
