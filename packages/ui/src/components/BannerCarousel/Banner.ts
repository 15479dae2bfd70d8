/** A picture that the editors of the shop chose. */
export interface Banner {
  id: string;
  imageUrl: string;
  /** The words in the picture; also the name of the link. */
  alt: string;
  href?: string | null;
}
