import { runs } from './Cord.css.ts';

/** The two ends of the cord, from a carousel's outer cards on to the edges of the window. */
export function Cord() {
  return (
    <>
      <span aria-hidden className={runs.left} />
      <span aria-hidden className={runs.right} />
    </>
  );
}
