import { UserRound } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { sizes } from './Avatar.css.ts';

export interface AvatarProps {
  src: string | null | undefined;
  /** Empty if a text beside the picture says the same. */
  alt?: string;
  /** Width and height in px. */
  size?: keyof typeof sizes;
}

/** The picture of a person, or a figure in its place. */
export function Avatar({ src, alt, size = 56 }: AvatarProps) {
  return (
    <span className={sizes[size]}>
      <Picture
        src={src}
        alt={alt}
        width={size}
        height={size}
        priority="low"
        fallback={<Icon of={UserRound} size={28} />}
      />
    </span>
  );
}
