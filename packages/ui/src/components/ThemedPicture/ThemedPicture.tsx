import * as styles from './ThemedPicture.css.ts';

export interface ThemedPictureProps {
  /** The same picture for the light and the dark theme. */
  src: { light: string; dark: string };
  /** What the picture shows; empty if it is decorative. */
  alt: string;
  /** The picture's own size in px. */
  width: number;
  /** The picture's own height in px. */
  height: number;
}

/** A picture that follows the theme. The hidden one is not loaded. */
export function ThemedPicture({ src, alt, ...size }: ThemedPictureProps) {
  return (
    <>
      <img src={src.light} alt={alt} {...size} loading="lazy" className={styles.light} />
      <img src={src.dark} alt={alt} {...size} loading="lazy" className={styles.dark} />
    </>
  );
}
