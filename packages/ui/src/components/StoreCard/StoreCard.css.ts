import { createContainer, keyframes, style } from '@vanilla-extract/css';
import { inTheme } from '../../styles/inTheme.ts';
import { reducedMotion } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sway = keyframes({ '30%': { rotate: '2deg' }, '65%': { rotate: '-1.2deg' } });

const tag = createContainer();

/** A pair of cards in a row of a phone. */
const small = `${tag} (max-width: 220px)`;

export const hanger = style({ position: 'relative', height: '100%', containerType: 'inline-size', containerName: tag });

export const body = style({
  padding: '23px 20px 16px',
  boxShadow: `0 0 0 1px ${color.border}, ${vars.elevation.tag}`,
  transformOrigin: '50% -9px',
  selectors: { [`${hanger}:hover &`]: { animation: `${sway} 260ms ease-out` } },
  '@media': { [reducedMotion]: { selectors: { [`${hanger}:hover &`]: { animation: 'none' } } } },
  '@container': { [small]: { padding: '18px 12px 12px' } },
});

/** The part around the eyelet. Its lower edge covers the border of the card. */
export const ear = style({
  position: 'absolute',
  top: '-17px',
  insetInlineStart: 'calc(50% - 30px)',
  width: '60px',
  height: '18px',
  maxWidth: 'none',
  fill: color.surface,
  stroke: color.border,
});

export const eyelet = style({
  position: 'absolute',
  zIndex: 2,
  top: '-10px',
  insetInlineStart: 'calc(50% - 9px)',
  width: '18px',
  height: '18px',
  borderRadius: '50%',
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.primaryBorder}, inset 0 0 0 4.5px ${color.primary}, inset 0 0 0 5.5px ${color.primaryBorder}`,
});
inTheme('dark', eyelet, { background: color.background });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  flex: 1,
  minHeight: '68px',
  marginBottom: '15px',
  '@container': { [small]: { flexDirection: 'column', alignItems: 'start', gap: '8px', marginBottom: '12px' } },
});

/** A row: in the column of the card the stitch would grow in height. */
export const seam = style({ display: 'flex' });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  paddingTop: '12px',
  '@container': { [small]: { flexDirection: 'column', alignItems: 'start' } },
});

export const terms = style({
  flex: 'none',
  padding: '3px 7px',
  borderRadius: `calc(${vars.radius.badge} - 1px)`,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
  color: color.textMuted,
});
