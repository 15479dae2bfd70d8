import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { picture } from './Picture.css.ts';

export interface PictureProps {
  /** Address of the picture; null when there is none. */
  src: string | null | undefined;
  /** Empty if a text beside the picture says the same. */
  alt?: string;
  /** The picture's own size in px; in the layout it fills its frame. */
  width: number;
  /** The picture's own height in px. */
  height: number;
  /** `eager` for the main picture of a page, `low` for small pictures that must not delay it. */
  priority?: 'eager' | 'low' | 'lazy';
  /** Replaces a picture that is missing or fails to load. */
  fallback: ReactNode;
}

const loading = {
  eager: { loading: 'eager', fetchPriority: 'high' },
  low: { loading: 'eager', fetchPriority: 'low' },
  lazy: { loading: 'lazy' },
} as const;

/** A picture from the catalogue; it may be missing. */
export function Picture({ src, alt = '', priority = 'lazy', fallback, ...size }: PictureProps) {
  const { failed, ref, onError } = useFailure(src);
  if (!src || failed) return fallback;
  return (
    <img
      ref={ref}
      className={picture}
      src={src}
      alt={alt}
      {...size}
      {...loading[priority]}
      decoding="async"
      onError={onError}
    />
  );
}

function useFailure(src: string | null | undefined): { failed: boolean; ref: Ref<HTMLImageElement>; onError(): void } {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>();
  const onError = () => setFailedSrc(src);
  useEffect(() => {
    // a picture of the server's HTML may have failed before hydration
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
  }, [src]);
  return { failed: failedSrc === src, ref, onError };
}
