import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { type LogoArt, type LogoShape, useLogoArt } from '../LogoArtProvider/LogoArtProvider.tsx';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** `brand` on the brand surface, `inverse` on footer and sidebar. */
  ground?: 'brand' | 'inverse';
  /** Without the word, for narrow places. */
  markOnly?: boolean;
  /** Target of the link; its name is `label` ("Potli home"). */
  href: string;
  /** Name of the link for screen readers: "Potli home" */
  label: string;
}

/** The logo as the link home, with the art of LogoArtProvider. 46 px high, unless an ancestor sets `logoHeight`. */
export function Logo({ ground = 'brand', markOnly = false, href, label }: LogoProps) {
  const Anchor = useAnchor();
  const art = useLogoArt();
  return (
    <Anchor href={href} aria-label={label} data-logo="" className={`${styles.home} ${styles.ground[ground]}`}>
      {art ? <LogoDrawing art={art} markOnly={markOnly} /> : <span className={styles.fallback}>{label}</span>}
    </Anchor>
  );
}

function draw({ paint, ...path }: LogoShape) {
  return <path key={path.d} {...path} className={styles.shape[paint]} />;
}

interface LogoDrawingProps {
  art: LogoArt;
  markOnly: boolean;
}

/** A brand's logo as SVG. */
function LogoDrawing({ art, markOnly }: LogoDrawingProps) {
  const width = markOnly ? art.markWidth : art.width;
  return (
    <svg viewBox={`0 0 ${width} 48`} width={width} height={48} className={styles.art} aria-hidden focusable="false">
      <g transform={art.markTransform}>{art.mark.map(draw)}</g>
      {!markOnly && art.word.map(draw)}
    </svg>
  );
}
