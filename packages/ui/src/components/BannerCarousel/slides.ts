/** The current slide, and how it became the current one. */
export interface SlideState {
  index: number;
  /** The slide that moves out; undefined before the first move. */
  leaving?: number;
  direction: 1 | -1;
}

export const firstSlide: SlideState = { index: 0, direction: 1 };

/** The next slide (1) or the previous one (-1); the first follows the last. */
export function stepSlide({ index }: SlideState, direction: 1 | -1, count: number): SlideState {
  return { index: (index + direction + count) % count, leaving: index, direction };
}

/** Goes to one slide, in the direction in which it lies. */
export function chooseSlide(state: SlideState, index: number): SlideState {
  if (index === state.index) return state;
  return { index, leaving: state.index, direction: index > state.index ? 1 : -1 };
}

export type SlidePhase = 'current' | 'enterNext' | 'enterPrevious' | 'leaveNext' | 'leavePrevious' | 'waiting';

/** The animation of one slide. */
export function slidePhase({ index, leaving, direction }: SlideState, slide: number): SlidePhase {
  const way = direction === 1 ? 'Next' : 'Previous';
  if (slide === index) return leaving === undefined ? 'current' : `enter${way}`;
  return slide === leaving ? `leave${way}` : 'waiting';
}
