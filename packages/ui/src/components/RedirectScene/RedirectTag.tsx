import { Store } from 'lucide';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './RedirectScene.css.ts';

export interface RedirectTagProps {
  /** Picture of coins that move along a cord into the potli, 560 × 260, with space for the tag on the left. */
  artUrl: string;
  /** The shop's logo on the tag. */
  logoUrl?: string | null;
}

/** The picture of the redirect page: a tag with the shop's logo, tied to the potli. */
export function RedirectTag({ artUrl, logoUrl }: RedirectTagProps) {
  const clipId = useId();
  return (
    <>
      <img className={styles.layer} src={artUrl} alt="" width={560} height={260} />
      <svg className={styles.layer} viewBox="0 0 560 260" aria-hidden="true" focusable="false">
        <clipPath id={clipId}>
          <rect width="80" height="80" rx="20" />
        </clipPath>
        <g transform="rotate(-5 104 140)">
          <path className={styles.paper} d="M44 112 76 84h56l32 28v102a14 14 0 0 1-14 14H58a14 14 0 0 1-14-14Z" />
          <path className={styles.seam} d="M52 116 80 92h48l28 24v96a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8Z" />
          <circle className={styles.eyelet} cx="104" cy="104" r="8" />
          <g transform="translate(64 126)">
            {logoUrl ? (
              <image href={logoUrl} width="80" height="80" clipPath={`url(#${clipId})`} />
            ) : (
              <g className={styles.unmarked} transform="translate(16 16)">
                <Icon of={Store} size={48} />
              </g>
            )}
          </g>
        </g>
        <path className={styles.knot} d="M112 112C126 108 138 110 150 104" />
      </svg>
    </>
  );
}
