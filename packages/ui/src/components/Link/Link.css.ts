import { recipe } from '@vanilla-extract/recipes';

export const link = recipe({
  base: { borderRadius: '4px' },
  variants: {
    variant: {
      text: {
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        textDecorationThickness: '1px',
        ':hover': { textDecorationThickness: '2px' },
      },
      plain: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
      strong: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: '44px',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      },
    },
  },
});
