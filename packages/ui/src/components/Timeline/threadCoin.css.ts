import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { coinSide } from './threadSize.ts';

const { color } = vars;

const anyCoin = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: coinSide,
  height: coinSide,
  borderRadius: '50%',
});

/** A seam along the rim, as coins have it. */
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
  anyCoin,
  { background: color.primary, color: color.onPrimary, boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}` },
  rim(`color-mix(in srgb, ${color.onPrimary} 42%, transparent)`),
];
const blank = [anyCoin, { background: color.surface, color: color.textSubtle }, rim(color.borderStrong)];

export const coin = styleVariants({
  done: minted,
  current: [...minted, { outline: `4px solid color-mix(in srgb, ${color.primary} 30%, transparent)` }],
  upcoming: blank,
  missed: [...blank, { opacity: 0.7 }],
  cut: [anyCoin, { background: color.dangerSoft, color: color.danger, boxShadow: `inset 0 0 0 1.5px ${color.danger}` }],
  arrived: [
    anyCoin,
    { background: color.money, color: color.moneySoft },
    rim(`color-mix(in srgb, ${color.moneySoft} 60%, transparent)`),
  ],
});
