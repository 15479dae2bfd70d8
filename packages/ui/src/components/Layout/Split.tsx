import type { ReactNode } from 'react';
import { split, splitAside, splitMain } from './Layout.css.ts';

export interface SplitProps {
  children: ReactNode;
  /** 380 px beside the content; below 1024 px it follows the content. */
  aside: ReactNode;
}

/** Detail page: content with an aside that stays in view. */
export function Split({ children, aside }: SplitProps) {
  return (
    <div className={split}>
      <div className={splitMain}>{children}</div>
      <aside className={splitAside}>{aside}</aside>
    </div>
  );
}
