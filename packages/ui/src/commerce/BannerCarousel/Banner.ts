/** A picture of the shop's editors. */
export interface Banner {
  id: string;
  imageUrl: string;
  /** What the picture says; it names the link. */
  alt: string;
  href?: string | null;
}
