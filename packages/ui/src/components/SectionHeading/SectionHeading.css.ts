import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const row = { display: 'flex', alignItems: 'center' } as const;

export const head = styleVariants({
  section: {
    ...row,
    gap: '20px',
    minHeight: '44px',
    marginBottom: '26px',
    '@media': { [below.medium]: { gap: '12px', marginBottom: '18px' } },
  },
  block: { ...row, gap: '16px', marginBottom: '10px' },
});

// centres the text on the stitch
globalStyle(`:is(${head.section}, ${head.block}) > :is(h2, h3)`, { paddingTop: vars.font.displayDrop });
