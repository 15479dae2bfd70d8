import * as styles from './ThemedPicture.css.ts';

export interface ThemedPictureProps {
  /** The same picture for the light and the dark theme. */
  src: { light: string; dark: string };
  alt: string;
  /** The picture's own size in px. */
  width: number;
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
