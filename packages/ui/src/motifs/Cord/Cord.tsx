import { arc, runs, thread, threadStitch } from './Cord.css.ts';

/** The two ends of the cord, from a carousel's outer cards on to the edges of the window. */
export function Cord() {
  return (
    <>
      <span aria-hidden className={runs.left} />
      <span aria-hidden className={runs.right} />
    </>
  );
}

/** From the lowest point of one sag over the eyelet to the lowest point of the next, so that neighbours join flat. */
const hanging = 'M0 22Q25 22 50 15Q75 22 100 22';

/** One card's share of the cord: half a sag at each side of its eyelet. */
export function CordArc() {
  return (
    <svg className={arc} viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className={thread} d={hanging} />
      <path className={threadStitch} d={hanging} />
    </svg>
  );
}
