import { dot, pouch, wordmark } from '../../brands/potli/logoArt.ts';
import { useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** `field` follows the theme's colour field, `night` stands on footer and sidebar. */
  ground?: 'field' | 'night';
  /** The pouch alone, for narrow places. */
  markOnly?: boolean;
  /** Where the logo leads, and what that is called ("Potli home"). */
  href: string;
  label: string;
}

/** The logo as the link home. Its height is 46 px unless an ancestor sets `logoHeight`. */
export function Logo({ ground = 'field', markOnly = false, href, label }: LogoProps) {
  const Anchor = useAnchor();
  const width = markOnly ? 46 : 150;
  return (
    <Anchor href={href} aria-label={label} className={`${styles.home} ${styles.ground[ground]}`}>
      <svg viewBox={`0 0 ${width} 48`} width={width} height={48} className={styles.art} aria-hidden focusable="false">
        <g transform={pouch.transform} strokeLinecap="round">
          <path d={pouch.frill} className={styles.frill} />
          <path d={pouch.body} className={styles.cloth} />
          <path d={pouch.mouth} className={styles.cloth} />
          <path d={pouch.cord} className={styles.thread} strokeWidth="13" />
          <path d={pouch.seam} className={styles.thread} strokeWidth="8" strokeDasharray="17 13" />
        </g>
        {!markOnly && <path d={wordmark} className={styles.word} />}
        {!markOnly && <circle {...dot} className={styles.dot} />}
      </svg>
    </Anchor>
  );
}
