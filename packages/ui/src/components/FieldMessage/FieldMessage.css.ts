import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/vars.css.ts';

export const fieldMessage = recipe({
  base: { display: 'flex', alignItems: 'center', gap: '6px', fontWeight: 560, fontSize: '14px', lineHeight: '19px' },
  variants: {
    tone: {
      error: { color: vars.color.danger },
      confirmed: { color: vars.color.money },
      hint: { color: vars.color.textMuted, fontWeight: 430 },
    },
  },
});
