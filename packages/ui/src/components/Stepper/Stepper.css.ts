import { style, styleVariants } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Half of a number's disc. */
const half = '17px';

const list = style({ display: 'flex' });
const column = { flexDirection: 'column' } as const;

export const lists = styleVariants({
  horizontal: [list, { '@media': { [below.medium]: column } }],
  vertical: [list, column],
});

const step = style({ position: 'relative', display: 'flex', flex: 1, minWidth: 0 });
const beside = {
  flex: 'none',
  alignItems: 'stretch',
  textAlign: 'start',
  paddingBottom: space.x2,
  selectors: { '&:last-child': { paddingBottom: 0 } },
} as const;

export const steps = styleVariants({
  horizontal: [
    step,
    {
      justifyContent: 'center',
      textAlign: 'center',
      '@media': { [below.medium]: { ...beside, justifyContent: 'start' } },
    },
  ],
  vertical: [step, beside],
});

const content = style({ display: 'flex', minWidth: 0, borderRadius: vars.radius.field, color: color.text });
const row = { flexDirection: 'row', alignItems: 'flex-start', gap: space.l } as const;

export const contents = styleVariants({
  horizontal: [
    content,
    {
      flexDirection: 'column',
      alignItems: 'center',
      gap: space.s,
      paddingInline: space.xs,
      '@media': { [below.medium]: { ...row, paddingInline: 0 } },
    },
  ],
  vertical: [content, row],
});

/** A step that one may return to. */
export const back = style({
  // no smaller than a finger
  '::after': { content: '', position: 'absolute', insetInline: 0, top: '-5px', height: '44px' },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:active': { textDecorationThickness: '2px' },
  },
});

/** Above the line, on the colour of what is around. */
export const number = style({ position: 'relative', flex: 'none' });

export const words = style({ display: 'block', minWidth: 0 });

const beyond = {
  insetBlockStart: '38px',
  insetBlockEnd: '4px',
  insetInlineStart: `calc(${half} - 1.5px)`,
  width: '3px',
  height: 'auto',
} as const;

const anyLine = style({ position: 'absolute', selectors: { [`${step}:last-child > &`]: { display: 'none' } } });
const across = style({
  insetBlockStart: `calc(${half} - 1.5px)`,
  insetInlineStart: 'calc(50% + 25px)',
  width: 'calc(100% - 50px)',
  height: '3px',
  '@media': { [below.medium]: beyond },
});
const along = style(beyond);

const stitches = stitchLine(color.primaryBorder);
const stitchesDown = stitchLine(color.primaryBorder, { direction: 'down' });
/** Holes instead of stitches: not reached yet. */
const dot = `radial-gradient(circle, ${color.borderStrong} 1.4px, #0000 1.9px)`;
const holes = `${dot} 0 50% / 12px 3px repeat-x`;
const holesDown = `${dot} 50% 0 / 3px 12px repeat-y`;

/** The line from a step to the next: sewn after those that are done. */
export const lines = {
  horizontal: styleVariants({
    sewn: [anyLine, across, { background: stitches, '@media': { [below.medium]: { background: stitchesDown } } }],
    open: [anyLine, across, { background: holes, '@media': { [below.medium]: { background: holesDown } } }],
  }),
  vertical: styleVariants({
    sewn: [anyLine, along, { background: stitchesDown }],
    open: [anyLine, along, { background: holesDown }],
  }),
};

const name = style({ display: 'block', paddingTop: '5px', fontWeight: 600, lineHeight: '24px' });

export const names = styleVariants({
  done: [name],
  current: [name, { fontWeight: 720 }],
  upcoming: [name, { color: color.textMuted }],
  failed: [name, { color: color.danger }],
});

export const hint = style({ display: 'block', color: color.textMuted, fontSize: '14px', lineHeight: '20px' });
