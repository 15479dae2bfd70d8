/** What a picture for shared links says. */
export interface Picture {
  title: string;
  /** What there is to earn or to save; empty where nothing is promised. */
  promise: string;
  /** Address of the art as the catalogue has it; only pictures of this site are drawn. */
  art: string;
  /** A store's mark, a scene, a card's face, or a drawing without a ground. */
  shape: 'mark' | 'scene' | 'card' | 'drawing';
}

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
