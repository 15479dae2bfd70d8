import { UserRound } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { initials, sizes } from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

export interface AvatarProps {
  /** Address of the picture; null when there is none. */
  src: string | null | undefined;
  /** Whose picture it is: its initials stand in for a picture that is missing. */
  name?: string;
  /** Empty if a text beside the picture says the same. */
  alt?: string;
  /** Width and height in px. */
  size?: keyof typeof sizes;
}

/** The picture of a person; without one the initials, without a name a figure. */
export function Avatar({ src, name = '', alt, size = 56 }: AvatarProps) {
  const letters = initialsOf(name);
  const figure = <Icon of={UserRound} size={Math.min(28, size / 2)} />;
  return (
    <span className={sizes[size]}>
      <Picture
        src={src}
        alt={alt}
        width={size}
        height={size}
        priority="low"
        fallback={
          <span
            className={initials}
            {...(alt && letters ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
          >
            {letters || figure}
          </span>
        }
      />
    </span>
  );
}
