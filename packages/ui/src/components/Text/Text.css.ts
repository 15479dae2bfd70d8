import { style, styleVariants } from '@vanilla-extract/css';

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center', textWrap: 'balance' },
  end: { textAlign: 'end' },
});

export const clamp = styleVariants({ 1: 1, 2: 2, 3: 3 }, (lines) => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical' as const,
  overflow: 'hidden',
}));

export const date = style({ whiteSpace: 'nowrap' });
