import type { ReactNode } from 'react';
import { Hem } from '../Hem/Hem.tsx';
import { Stitch } from '../Stitch/Stitch.tsx';
import { band, seam } from './Band.css.ts';

export interface BandProps {
  as?: 'section' | 'div' | 'header' | 'footer' | 'main';
  tone: 'field' | 'band' | 'coupon' | 'night';
  /** Which edges end in a hem. */
  hem?: 'down' | 'up' | 'both';
  children: ReactNode;
  labelledBy?: string;
}

/** A full-width colour field that ends in hems. */
export function Band({ as: Tag = 'section', tone, hem = 'up', children, labelledBy }: BandProps) {
  return (
    <Tag className={band({ tone })} aria-labelledby={labelledBy}>
      {hem !== 'down' && <Hem tone={tone} direction="up" />}
      {children}
      {hem !== 'up' && (
        <>
          {tone === 'field' && (
            <span aria-hidden className={seam}>
              <Stitch tone="field" />
            </span>
          )}
          <Hem tone={tone} />
        </>
      )}
    </Tag>
  );
}
