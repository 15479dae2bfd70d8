import { Store } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import { mark, sizes } from './StoreLogo.css.ts';

export interface StoreLogoProps {
  src: string | null | undefined;
  /** Width and height in px; at 600 px and below 36 is 40, and 120 is 76. */
  size?: 36 | 44 | 60 | 64 | 68 | 120;
  priority?: PictureProps['priority'];
}

/** A store's square logo. Decorative: the name of the store is always beside it. */
export function StoreLogo({ src, size = 68, priority = 'lazy' }: StoreLogoProps) {
  const fallback = <Icon of={Store} size={Math.round(size * 0.42)} />;
  return (
    <span className={`${mark} ${sizes[size]}`}>
      <Picture src={src} width={size} height={size} priority={priority} fallback={fallback} />
    </span>
  );
}
