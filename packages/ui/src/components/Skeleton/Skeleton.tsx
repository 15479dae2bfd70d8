import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Any CSS length; the width of the parent by default. */
  width?: string;
  /** In px; 16 is a line of text. */
  height?: number;
  /** `bar` for a line of text, `tile` for a card. */
  shape?: 'bar' | 'tile';
}

/** A placeholder for content that loads. Show one `Loading` beside it for screen readers. */
export function Skeleton({ width = '100%', height = 16, shape = 'bar' }: SkeletonProps) {
  return <span aria-hidden className={skeleton({ shape })} style={{ width, height }} />;
}
