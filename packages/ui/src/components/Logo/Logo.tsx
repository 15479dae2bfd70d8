import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { useLogoArt } from '../LogoArtProvider/LogoArtProvider.tsx';
import * as styles from './Logo.css.ts';
import { LogoDrawing } from './LogoDrawing.tsx';

export interface LogoProps {
  /** `brand` follows the theme's brand surface, `inverse` stands on footer and sidebar. */
  ground?: 'brand' | 'inverse';
  /** The mark alone, for narrow places. */
  markOnly?: boolean;
  /** Where the logo leads, and what that is called ("Potli home"). */
  href: string;
  label: string;
}

/** The logo as the link home, drawn by the LogoArtProvider's art. Its height is 46 px unless an ancestor sets `logoHeight`. */
export function Logo({ ground = 'brand', markOnly = false, href, label }: LogoProps) {
  const Anchor = useAnchor();
  const art = useLogoArt();
  return (
    <Anchor href={href} aria-label={label} className={`${styles.home} ${styles.ground[ground]}`}>
      {art ? <LogoDrawing art={art} markOnly={markOnly} /> : <span className={styles.unmarked}>{label}</span>}
    </Anchor>
  );
}
