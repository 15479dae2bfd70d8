/** The first part of a card, by the corners of the card. */
export const upperCorners = {
  borderRadius: 'inherit',
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
} as const;
