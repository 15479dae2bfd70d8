import { useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './Logo.css.ts';
import { useLogoArt } from './LogoArtProvider.tsx';
import { LogoDrawing } from './LogoDrawing.tsx';

export interface LogoProps {
  /** `field` follows the theme's colour field, `night` stands on footer and sidebar. */
  ground?: 'field' | 'night';
  /** The mark alone, for narrow places. */
  markOnly?: boolean;
  /** Where the logo leads, and what that is called ("Potli home"). */
  href: string;
  label: string;
}

/** The logo as the link home, drawn by the LogoArtProvider's art. Its height is 46 px unless an ancestor sets `logoHeight`. */
export function Logo({ ground = 'field', markOnly = false, href, label }: LogoProps) {
  const Anchor = useAnchor();
  const art = useLogoArt();
  return (
    <Anchor href={href} aria-label={label} className={`${styles.home} ${styles.ground[ground]}`}>
      {art ? <LogoDrawing art={art} markOnly={markOnly} /> : <span className={styles.unmarked}>{label}</span>}
    </Anchor>
  );
}
