import type { ReactNode } from 'react';
import { Hem } from '../../motifs/Hem/Hem.tsx';
import { Stitch } from '../../motifs/Stitch/Stitch.tsx';
import { band, seam } from './Band.css.ts';

export interface BandProps {
  /** The element. `header` and `footer` are landmarks of the page. */
  as?: 'section' | 'div' | 'header' | 'footer' | 'main';
  /** `brand` below the header, `accent` for coupons, `feature` for share links, `inverse` for the footer. */
  tone: 'brand' | 'feature' | 'accent' | 'inverse';
  /** The edges that have a hem. */
  hem?: 'down' | 'up' | 'both';
  /** The content, in a Section with the spacing `band`. */
  children: ReactNode;
  /** Id of the heading that names the section for screen readers. */
  labelledBy?: string;
}

/** A coloured area of full width with hems as its edges. */
export function Band({ as: Tag = 'section', tone, hem = 'up', children, labelledBy }: BandProps) {
  return (
    <Tag className={band({ tone })} aria-labelledby={labelledBy}>
      {hem !== 'down' && <Hem tone={tone} direction="up" />}
      {children}
      {hem !== 'up' && (
        <>
          {tone === 'brand' && (
            <span aria-hidden className={seam}>
              <Stitch tone="brand" />
            </span>
          )}
          <Hem tone={tone} />
        </>
      )}
    </Tag>
  );
}
