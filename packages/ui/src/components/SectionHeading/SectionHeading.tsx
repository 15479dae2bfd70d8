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
  title: string;
  /** For the `aria-labelledby` of the section. */
  id?: string;
  /** `section` starts a section of a page, `block` a part within a card. */
  variant?: 'section' | 'block';
  level?: 2 | 3;
  /** The way to the page that holds all of them: "View all" */
  viewAll?: ViewAll;
  /** What follows at the end of the row: a carousel's arrows. */
  children?: ReactNode;
}

/** Title, a running stitch that fills the row, the way to all. */
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
          <Icon of={ArrowRight} size={18} />
        </Link>
      )}
      {children}
    </div>
  );
}
