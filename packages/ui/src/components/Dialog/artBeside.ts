/** In these windows there is no space for art beside a form. */
export const noArt = 'screen and (max-width: 899px)';

/** The column with art beside a form. */
export const artBeside = {
  position: 'relative',
  flex: '0 0 380px',
  minHeight: '568px',
  '@media': { [noArt]: { display: 'none' } },
} as const;
