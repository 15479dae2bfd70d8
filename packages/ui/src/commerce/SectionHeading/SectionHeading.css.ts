import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';

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

// the display face sits high in its line: this centres it on the stitch
globalStyle(`${head.section} > h2, ${head.section} > h3`, { paddingTop: '4px' });
globalStyle(`${head.block} > h2, ${head.block} > h3`, { paddingTop: '3px' });
