import type { ReactNode } from 'react';
import { split, splitAside, splitMain } from './Layout.css.ts';

export interface SplitProps {
  children: ReactNode;
  /** 380 px beside the content; below 1024 px, of a form 1200 px, it follows the content. */
  aside: ReactNode;
  /** `form`: the aside is advice, and narrower. */
  kind?: 'page' | 'form';
}

/** Detail page: content with an aside that stays in view. */
export function Split({ children, aside, kind = 'page' }: SplitProps) {
  return (
    <div className={split[kind]}>
      <div className={splitMain}>{children}</div>
      <aside className={splitAside[kind]}>{aside}</aside>
    </div>
  );
}
