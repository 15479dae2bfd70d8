import type { MotifChoice } from './tokens.ts';

const scallop = (y: string) => `radial-gradient(13px at 50% ${y}, #000 97%, #0000) 50% ${y}/26px 13px repeat-x`;
const tooth = (angle: string, tip: string) =>
  `conic-gradient(from ${angle} at ${tip}, #000 90deg, #0000 0) 50% 0/26px 13px repeat-x`;
const nothing = 'linear-gradient(#0000 0 0)';

/** Notches in the left and the right edge; each mask covers its half of the ticket. */
const notches = (left: string, right: string, height: string) =>
  `${left} 0 0 / 51% ${height} no-repeat round, ${right} 100% 0 / 51% ${height} no-repeat round`;
const bite = (x: string) => `radial-gradient(6px at ${x} 50%, #0000 96%, #000)`;
const nick = (angle: string, x: string) => `conic-gradient(from ${angle} at ${x} 50%, #0000 90deg, #000 0)`;

/** Masks of a hem 13 px high, and of the edges of a ticket, for each kind of hem. */
const hems = {
  scallop: {
    hemDown: scallop('0'),
    hemUp: scallop('100%'),
    ticket: notches(bite('0'), bite('100%'), '18px'),
  },
  zigzag: {
    hemDown: tooth('-45deg', 'bottom'),
    hemUp: tooth('135deg', 'top'),
    ticket: notches(nick('225deg', '6px'), nick('45deg', 'calc(100% - 6px)'), '12px'),
  },
  none: { hemDown: nothing, hemUp: nothing, ticket: 'none' },
} as const;

/** Length of a stitch, length of stitch and gap, and the border style of a stitched frame. */
const stitches = {
  running: { stitchOn: '9px', stitchLength: '15px', seam: 'dashed' },
  dotted: { stitchOn: '3px', stitchLength: '8px', seam: 'dotted' },
  solid: { stitchOn: '15px', stitchLength: '15px', seam: 'solid' },
} as const;

/** What a brand can choose. */
export const motifChoices: Record<keyof MotifChoice, readonly string[]> = {
  hem: Object.keys(hems),
  stitch: Object.keys(stitches),
};

/** The values that a brand's motifs assign to the theme contract. */
export function toMotifVars({ hem, stitch }: MotifChoice) {
  return { ...hems[hem], ...stitches[stitch] };
}
