import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Any CSS length; a bar fills its parent without it. */
  width?: string;
  /** In px: 16 for a line of text. */
  height?: number;
  shape?: 'bar' | 'tile';
}

/** A place being sewn while its content loads. Say "Loading..." once beside it. */
export function Skeleton({ width = '100%', height = 16, shape = 'bar' }: SkeletonProps) {
  return <span aria-hidden className={skeleton({ shape })} style={{ width, height }} />;
}
