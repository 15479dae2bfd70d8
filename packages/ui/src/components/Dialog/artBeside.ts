/** From here down the art has no room beside a form. */
export const noArt = 'screen and (max-width: 899px)';

/** The column of art beside a form. */
export const artBeside = {
  position: 'relative',
  flex: '0 0 380px',
  minHeight: '568px',
  '@media': { [noArt]: { display: 'none' } },
} as const;
