import { style, styleVariants } from '@vanilla-extract/css';
import { gap } from '../../components/Carousel/Carousel.css.ts';
import { dashes } from '../../theme/dashes.ts';
import { vars } from '../../theme/vars.css.ts';

const { cord, cordStitch } = vars.color;

const run = {
  position: 'absolute',
  zIndex: 1,
  // at the height of the lowest point of an arc
  top: '-6.5px',
  width: '100vw',
  height: '5px',
  background: `${dashes(cordStitch, '6px', '12px', { thickness: '1.8px', at: '0 50%' })}, ${cord}`,
  pointerEvents: 'none',
} as const;

const beyond = `calc(100% + ${gap} / 2)`;

export const runs = styleVariants({
  before: { ...run, insetInlineEnd: beyond },
  after: { ...run, insetInlineStart: beyond },
});

export const arc = style({
  position: 'absolute',
  zIndex: 1,
  top: '-26px',
  insetInlineStart: `calc(${gap} / -2)`,
  width: `calc(100% + ${gap})`,
  maxWidth: 'none',
  height: '30px',
  fill: 'none',
  pointerEvents: 'none',
});

export const thread = style({ stroke: cord, strokeWidth: 5, vectorEffect: 'non-scaling-stroke' });
export const threadStitch = style({
  stroke: cordStitch,
  strokeWidth: 1.8,
  strokeDasharray: '6 6',
  vectorEffect: 'non-scaling-stroke',
});
