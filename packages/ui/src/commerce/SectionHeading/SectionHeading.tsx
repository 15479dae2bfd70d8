import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stitch } from '../../components/Stitch/Stitch.tsx';
import { head } from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  title: string;
  /** For the `aria-labelledby` of the section. */
  id?: string;
  /** `section` starts a section of a page, `block` a part within a card. */
  variant?: 'section' | 'block';
  level?: 2 | 3;
  viewAllHref?: string;
  viewAllText?: string;
  /** What follows at the end of the row: a carousel's arrows. */
  children?: ReactNode;
}

/** Title, a running stitch that fills the row, "View all". */
export function SectionHeading({
  title,
  id,
  variant = 'section',
  level = 2,
  viewAllHref,
  viewAllText = 'View all',
  children,
}: SectionHeadingProps) {
  return (
    <div className={head[variant]}>
      <Heading level={level} variant={variant === 'section' ? 'h1' : 'h3'} id={id}>
        {title}
      </Heading>
      <Stitch />
      {viewAllHref !== undefined && (
        <Link variant="strong" href={viewAllHref} aria-label={`${viewAllText}: ${title}`}>
          {viewAllText}
          <Icon of={ArrowRight} size={18} />
        </Link>
      )}
      {children}
    </div>
  );
}
