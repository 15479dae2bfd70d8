import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { below, ease, reducedMotion, space } from '../../theme/scale.ts';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Width and height of the markers. */
const markerSide = '52px';

export const list = style({ display: 'grid' });

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markerSide} minmax(0, 1fr)`,
  alignItems: 'start',
  columnGap: space.xl,
  minHeight: '96px',
  paddingBottom: space.x2,
  selectors: { '&:last-child': { minHeight: 0, paddingBottom: 0 } },
  '@media': { [below.medium]: { columnGap: space.m } },
});

const plain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  paddingTop: '12px',
  minWidth: 0,
});
const raised = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minWidth: 0,
  padding: `12px ${space.xl} ${space.l}`,
  borderRadius: vars.radius.card,
  '@media': { [below.medium]: { paddingInline: space.l } },
});

export const words = styleVariants({
  done: [plain],
  upcoming: [plain],
  skipped: [plain, { color: color.textMuted }],
  current: [raised, { ...surface(color.highlightSoft), boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}` }],
  failed: [raised, { ...surface(color.dangerSoft, color.danger), boxShadow: `inset 0 0 0 1.5px ${color.danger}` }],
  succeeded: [raised, { ...surface(color.moneySoft), boxShadow: `inset 0 0 0 1.5px ${color.money}` }],
});

export const when = style({ fontSize: '15px', lineHeight: '22px', fontWeight: 600 });

const draw = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } });

const anyConnector = style({
  position: 'absolute',
  insetInlineStart: `calc(${markerSide} / 2 - 4px)`,
  top: `calc(${markerSide} - 2px)`,
  bottom: '-2px',
  width: '8px',
  animation: `${draw} 420ms ${ease} backwards`,
  selectors: {
    [`${step}:nth-child(2) > &`]: { animationDelay: '160ms' },
    [`${step}:nth-child(3) > &`]: { animationDelay: '320ms' },
    [`${step}:nth-child(4) > &`]: { animationDelay: '480ms' },
    [`${step}:last-child > &`]: { display: 'none' },
  },
  '@media': { [reducedMotion]: { animation: 'none' } },
});

const stitches = { background: stitchLine(color.primaryBorder, { direction: 'down', thickness: '3px', at: '50% 0' }) };
/** Dots instead of stitches: not reached yet. */
const holes = {
  background: `radial-gradient(circle, ${color.borderStrong} 2px, #0000 2.6px) 50% 0 / 8px 14px repeat-y`,
};

/** The line from a marker to the next. */
export const connector = styleVariants({
  done: [anyConnector, stitches],
  succeeded: [anyConnector, stitches],
  current: [anyConnector, holes],
  upcoming: [anyConnector, holes],
  failed: [anyConnector, holes, { opacity: 0.5 }],
  skipped: [anyConnector, holes, { opacity: 0.5 }],
});

const anyMarker = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: markerSide,
  height: markerSide,
  borderRadius: '50%',
});

/** A dashed ring inside the marker. */
const rim = (paint: string) =>
  ({
    '::after': {
      content: '',
      position: 'absolute',
      inset: '5px',
      border: `1.5px ${vars.motif.seam} ${paint}`,
      borderRadius: '50%',
    },
  }) as const;

const minted = [
  anyMarker,
  { background: color.primary, color: color.onPrimary, boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}` },
  rim(`color-mix(in srgb, ${color.onPrimary} 42%, transparent)`),
];
const blank = [anyMarker, { background: color.surface, color: color.textSubtle }, rim(color.borderStrong)];

export const marker = styleVariants({
  done: minted,
  current: [...minted, { outline: `4px solid color-mix(in srgb, ${color.primary} 30%, transparent)` }],
  upcoming: blank,
  skipped: [...blank, { opacity: 0.7 }],
  failed: [
    anyMarker,
    { background: color.dangerSoft, color: color.danger, boxShadow: `inset 0 0 0 1.5px ${color.danger}` },
  ],
  succeeded: [
    anyMarker,
    { background: color.money, color: color.moneySoft },
    rim(`color-mix(in srgb, ${color.moneySoft} 60%, transparent)`),
  ],
});

const dip = keyframes({ '50%': { translate: '0 5px' } });

export const needle = style({
  position: 'absolute',
  zIndex: 1,
  // half of its own width before the middle
  insetInlineStart: `calc(${markerSide} / 2 - 10px)`,
  top: markerSide,
  animation: `${dip} 2400ms ease-in-out infinite`,
});

export const needleThread = style({
  fill: 'none',
  stroke: vars.color.primaryBorder,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
});

export const needleEye = style({ fill: vars.color.textMuted });

export const waitBar = style({
  display: 'block',
  height: '12px',
  marginBlock: '4px',
  padding: '4px 3px',
  borderRadius: '6px',
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`,
});

export const waitedPart = style({
  display: 'block',
  minWidth: '9px',
  height: '4px',
  background: stitchLine(color.primaryBorder),
});
