import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'grid', gap: '12px' });

export const term = style({
  position: 'relative',
  paddingInlineStart: '20px',
  fontSize: '15.5px',
  lineHeight: '24px',
  '::before': {
    content: '',
    position: 'absolute',
    top: '6px',
    insetInlineStart: '-2px',
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.primaryBorder}, inset 0 0 0 4px ${vars.color.primary}`,
  },
  '@media': {
    [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText', boxShadow: 'none' } },
  },
});
