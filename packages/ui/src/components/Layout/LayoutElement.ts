import type { HTMLAttributes } from 'react';

/** What all layout components share: a plain element without styling from outside. */
export interface LayoutElementProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'main' | 'nav' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span';
}
