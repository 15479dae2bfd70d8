import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { forcedColors, forcedEdge } from '../../theme/forcedColors.ts';
import { rise } from '../../theme/motion.css.ts';
import { below, ease, space } from '../../theme/scale.ts';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const viewport = style({
  position: 'fixed',
  zIndex: 100,
  // below the header, whose buttons stay in reach
  top: '104px',
  insetInlineEnd: space.x2,
  width: '380px',
  maxWidth: 'calc(100vw - 32px)',
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  // gets the focus when the last toast closes
  ':empty': { outline: 'none' },
  '@media': { [below.medium]: { top: '68px', insetInlineEnd: space.l, width: 'calc(100vw - 32px)' } },
});

const unravel = keyframes({ to: { clipPath: 'inset(0 100% 0 0)' } });

export const toast = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: '60px',
  paddingBlock: '10px',
  paddingInline: '14px 8px',
  borderRadius: vars.radius.toast,
  ...surface(color.surface),
  boxShadow: `0 0 0 1px ${color.border}, ${vars.elevation.popover}`,
  animation: `${rise} 220ms ${ease}`,
  '@media': { [forcedColors]: forcedEdge },
});

const discBase = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
});

export const disc = styleVariants({
  success: [discBase, { background: color.moneySoft, color: color.money }],
  error: [discBase, { background: color.dangerSoft, color: color.danger }],
  info: [discBase, { background: color.infoSoft, color: color.info }],
});

export const text = style({ flex: 1, minWidth: 0, fontWeight: 560 });

export const thread = style({
  position: 'absolute',
  insetInline: '14px',
  bottom: '1px',
  height: '3px',
  animation: `${unravel} linear`,
});

export const threadTone = styleVariants({
  success: { background: stitchLine(color.money) },
  error: { background: stitchLine(color.danger) },
  info: { background: stitchLine(color.info) },
});
