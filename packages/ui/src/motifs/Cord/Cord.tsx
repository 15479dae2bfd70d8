import { arc, runs, thread, threadStitch } from './Cord.css.ts';

/** The two ends of the cord, from the outer cards of a carousel to the edges of the window. */
export function Cord() {
  return (
    <>
      <span aria-hidden className={runs.before} />
      <span aria-hidden className={runs.after} />
    </>
  );
}

/** An arc over the eyelet. It is flat at both ends, so that the arcs of neighbours join smoothly. */
const hanging = 'M0 22Q25 22 50 15Q75 22 100 22';

/** The part of the cord above one card. */
export function CordArc() {
  return (
    <svg className={arc} viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className={thread} d={hanging} />
      <path className={threadStitch} d={hanging} />
    </svg>
  );
}
