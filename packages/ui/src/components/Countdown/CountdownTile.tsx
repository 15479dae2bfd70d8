import { caption, digit, tile, unit } from './CountdownTile.css.ts';

interface CountdownTileProps {
  /** Undefined while the time is not known. */
  value: number | undefined;
  /** "Hours" */
  label: string;
}

/** One figure of a countdown. A digit that changes is a new element, so that only it flips. */
export function CountdownTile({ value, label }: CountdownTileProps) {
  const digits = value === undefined ? '--' : String(value).padStart(2, '0');
  return (
    <div className={unit}>
      <div className={tile}>
        {digits.split('').map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a digit is what it is
          <span key={`${place}:${text}`} className={digit}>
            {text}
          </span>
        ))}
      </div>
      <span className={caption}>{label}</span>
    </div>
  );
}
