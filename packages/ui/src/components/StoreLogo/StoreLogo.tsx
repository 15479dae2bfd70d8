import { Store } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import { card as cardClass, mark, sizes } from './StoreLogo.css.ts';

export interface StoreLogoProps {
  /** Address of the logo; null when there is none. */
  src: string | null | undefined;
  /** Width and height in px; at 600 px and below 36 is 40, and 120 is 76. */
  size?: 36 | 44 | 60 | 64 | 68 | 120;
  /** The picture is that of a bank card, which is not square. */
  card?: boolean;
  /** `low` for logos that are visible as the page opens, `lazy` for all others. */
  priority?: PictureProps['priority'];
}

/** A store's square logo, or a small bank card. Decorative: the name is always beside it. */
export function StoreLogo({ src, size = 68, card = false, priority = 'lazy' }: StoreLogoProps) {
  const fallback = <Icon of={Store} size={Math.round(size * 0.42)} />;
  return (
    <span className={[mark, sizes[size], card && cardClass].filter(Boolean).join(' ')}>
      <Picture src={src} width={size} height={size} priority={priority} fallback={fallback} />
    </span>
  );
}
