import { container } from './Layout.css.ts';
import type { LayoutElementProps } from './LayoutElement.ts';

/** Page width: at most 1240 px, with the gutter at both sides. */
export function Container({ as: Tag = 'div', ...rest }: LayoutElementProps) {
  return <Tag {...rest} className={container} />;
}
