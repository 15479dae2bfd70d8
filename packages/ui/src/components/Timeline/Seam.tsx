import { seam, sewnPart } from './Seam.css.ts';

/** A wait as a seam, sewn as far as it has come. */
export function Seam({ share }: { share: number }) {
  return (
    <span aria-hidden className={seam}>
      <span className={sewnPart} style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
