import { style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { feature, onFeature, onFeatureMuted } = vars.color;

export const box = style({
  display: 'grid',
  gap: '14px',
  padding: '16px 20px 18px',
  border: `2px dashed color-mix(in srgb, ${onFeatureMuted} 62%, ${feature})`,
  borderRadius: vars.radius.card,
  color: onFeature,
  '@media': { [below.medium]: { padding: '14px 16px 16px' } },
});

export const link = style({ fontWeight: 650, fontSize: '17px', lineHeight: '24px', overflowWrap: 'anywhere' });
