import type { LogoArt, LogoShape } from '../LogoArtProvider/LogoArtProvider.tsx';
import * as styles from './Logo.css.ts';

function draw({ paint, ...path }: LogoShape) {
  return <path key={path.d} {...path} className={styles.shape[paint]} />;
}

export interface LogoDrawingProps {
  art: LogoArt;
  markOnly: boolean;
}

/** A brand's logo as vectors. */
export function LogoDrawing({ art, markOnly }: LogoDrawingProps) {
  const width = markOnly ? art.markWidth : art.width;
  return (
    <svg viewBox={`0 0 ${width} 48`} width={width} height={48} className={styles.art} aria-hidden focusable="false">
      <g transform={art.markTransform}>{art.mark.map(draw)}</g>
      {!markOnly && art.word.map(draw)}
    </svg>
  );
}
