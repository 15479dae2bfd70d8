/** Where a looping row of slides stands, and how it came there. */
export interface SlideState {
  index: number;
  /** The slide that is moving out; undefined before the first move. */
  leaving?: number;
  direction: 1 | -1;
}

export const firstSlide: SlideState = { index: 0, direction: 1 };

/** One slide on (1) or back (-1); after the last comes the first. */
export function stepSlide({ index }: SlideState, direction: 1 | -1, count: number): SlideState {
  return { index: (index + direction + count) % count, leaving: index, direction };
}

/** Straight to one slide, moving the way that lies between. */
export function chooseSlide(state: SlideState, index: number): SlideState {
  if (index === state.index) return state;
  return { index, leaving: state.index, direction: index > state.index ? 1 : -1 };
}

export type SlidePhase = 'current' | 'enterNext' | 'enterPrevious' | 'leaveNext' | 'leavePrevious' | 'waiting';

/** What a slide does in a state. */
export function slidePhase({ index, leaving, direction }: SlideState, slide: number): SlidePhase {
  const way = direction === 1 ? 'Next' : 'Previous';
  if (slide === index) return leaving === undefined ? 'current' : `enter${way}`;
  return slide === leaving ? `leave${way}` : 'waiting';
}
