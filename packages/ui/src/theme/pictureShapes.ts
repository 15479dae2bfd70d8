/** Width and height of a picture, in px of its drawing. */
export interface PictureShape {
  width: number;
  height: number;
}

/** The shape of the picture at each place that shows one of the shop: styles have it from here, and so has who cuts a picture to its place. */
export const pictureShapes = {
  logo: { width: 64, height: 64 },
  category: { width: 200, height: 240 },
  deal: { width: 320, height: 200 },
  creditCard: { width: 320, height: 202 },
  giftCard: { width: 320, height: 200 },
  /** The large banner at the top of home, and those beside it. */
  stage: { width: 820, height: 344 },
  side: { width: 400, height: 162 },
  /** A banner across a page. */
  strip: { width: 1240, height: 240 },
} as const satisfies Record<string, PictureShape>;

/** As CSS writes it: `820 / 344`. */
export const ratioOf = ({ width, height }: PictureShape): string => `${width} / ${height}`;
