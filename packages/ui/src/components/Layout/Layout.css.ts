import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, container as maxWidth, space } from '../../theme/scale.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const row = style({ display: 'flex', minWidth: 0 });
export const wraps = style({ flexWrap: 'wrap' });
export const grid = style({ display: 'grid' });

export const gap = styleVariants({ none: '0', ...space }, (size) => ({ gap: size }));

export const alignItems = styleVariants(
  { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' },
  (value) => ({ alignItems: value }),
);

export const justifyContent = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (value) => ({ justifyContent: value }),
);

const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** [full, ≤ 1024, ≤ 600, ≤ 480] */
export const columns = styleVariants(
  {
    1: [1, 1, 1, 1],
    2: [2, 2, 1, 1],
    3: [3, 2, 1, 1],
    4: [4, 3, 2, 1],
    '4 small': [4, 3, 2, 2],
    5: [5, 3, 2, 2],
    6: [6, 4, 3, 2],
  } as const,
  ([full, wide, medium, narrow]) => ({
    gridTemplateColumns: tracks(full),
    '@media': {
      [below.wide]: { gridTemplateColumns: tracks(wide) },
      [below.medium]: { gridTemplateColumns: tracks(medium) },
      [below.narrow]: { gridTemplateColumns: tracks(narrow) },
    },
  }),
);

export const container = style({
  width: '100%',
  maxWidth: `calc(${maxWidth} + 2 * ${space.x2})`,
  marginInline: 'auto',
  paddingInline: space.x2,
  '@media': { [below.medium]: { paddingInline: space.l } },
});

// a carousel has a container of its own, and may stand in that of a page
globalStyle(`${container} ${container}`, { paddingInline: 0 });

type Edge = 'paddingBlock' | 'paddingBlockStart' | 'paddingBlockEnd';

const sectionGap = (wide: string, small: string, edge: Edge = 'paddingBlock') => ({
  [edge]: wide,
  '@media': { [below.medium]: { [edge]: small } },
});

export const section = styleVariants({
  page: sectionGap('28px', '20px'),
  band: sectionGap(space.x6, space.x4),
});

export const sections = styleVariants({
  both: sectionGap('28px', '20px'),
  start: sectionGap('28px', '20px', 'paddingBlockStart'),
  end: sectionGap('28px', '20px', 'paddingBlockEnd'),
  page: sectionGap('28px 84px', '14px 58px'),
});

export const wideOnly = style({
  display: 'contents',
  '@media': { [below.medium]: { display: 'none' } },
});

/** Forms also have the dashboard's sidebar beside them, so they have less space. */
const belowForm = '(max-width: 1200px)';

const besides = (aside: string, gap: string, narrow: string) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${aside}`,
  gap,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 } },
});

export const split = styleVariants({
  page: besides('380px', '40px', below.wide),
  form: besides('clamp(240px, 28%, 316px)', '28px', belowForm),
});

export const splitMain = style({ minWidth: 0 });

const inView = (top: string, narrow: string) => ({
  position: 'sticky' as const,
  top,
  '@media': { [narrow]: { position: 'static' as const } },
});

/** Public pages have a sticky header above. */
export const splitAside = styleVariants({ page: inView('96px', below.wide), form: inView(space.x2, belowForm) });
