import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Stitch } from '../../motifs/Stitch/Stitch.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { head } from './SectionHeading.css.ts';

export interface ViewAll {
  href: string;
  text: string;
}

export interface SectionHeadingProps {
  /** The heading. */
  title: string;
  /** Id for the `aria-labelledby` of the section. */
  id?: string;
  /** `section` for a section of a page, `block` for a part of a card. */
  variant?: 'section' | 'block';
  /** Heading level; 3 inside another section. */
  level?: 2 | 3;
  /** Link to the page with all items: "View all" */
  viewAll?: ViewAll;
  /** At the end of the row: the arrows of a carousel. */
  children?: ReactNode;
}

/** A title, a stitch that fills the row, and a link to all items. */
export function SectionHeading({ title, id, variant = 'section', level = 2, viewAll, children }: SectionHeadingProps) {
  return (
    <div className={head[variant]}>
      <Heading level={level} variant={variant === 'section' ? 'h1' : 'h3'} id={id}>
        {title}
      </Heading>
      <Stitch />
      {viewAll && (
        <Link variant="strong" href={viewAll.href} aria-label={`${viewAll.text}: ${title}`}>
          {viewAll.text}
          <Icon of={ArrowRight} size={18} mirrors />
        </Link>
      )}
      {children}
    </div>
  );
}
