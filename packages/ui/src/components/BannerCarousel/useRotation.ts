import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { reducedMotion } from '../../theme/scale.ts';
import { chooseSlide, firstSlide, type SlideState, stepSlide } from './slides.ts';

const autoplayMs = 3000;

export interface Rotation {
  state: SlideState;
  /** False in the server's HTML and before hydration. */
  hydrated: boolean;
  playing: boolean;
  step: (direction: 1 | -1) => void;
  choose: (index: number) => void;
  togglePlaying: () => void;
  /** Handlers that stop the rotation while the carousel has the pointer or the focus. */
  pauseHandlers: { onMouseEnter(): void; onMouseLeave(): void; onFocus(): void; onBlur(): void };
}

/** Shows the next of `count` slides every three seconds, unless the visitor hovers, focuses, pauses or has a dialog open. */
export function useRotation(count: number): Rotation {
  const [state, setState] = useState(firstSlide);
  const [paused, setPaused] = useState<boolean>();
  // not drawn, so not a state: each touch would draw the banners twice more
  const rest = useRef({ pointer: false, focus: false, endedAt: 0 });
  const motion = useSyncExternalStore(onMotionChange, readMotion, () => undefined);

  const playing = motion !== undefined && count > 1 && !(paused ?? motion === 'reduced');
  const hold = (by: 'pointer' | 'focus', held: boolean) => {
    rest.current[by] = held;
    rest.current.endedAt = Date.now();
  };
  const step = (direction: 1 | -1) => setState((known) => stepSlide(known, direction, count));

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const { pointer, focus, endedAt } = rest.current;
      const isResting = pointer || focus || Date.now() - endedAt < autoplayMs;
      if (!isResting && !isBehindDialog()) setState((known) => stepSlide(known, 1, count));
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [playing, count]);

  return {
    state,
    hydrated: motion !== undefined,
    playing,
    step,
    choose: (index) => setState((known) => chooseSlide(known, index)),
    togglePlaying: () => setPaused(playing),
    pauseHandlers: {
      onMouseEnter: () => hold('pointer', true),
      onMouseLeave: () => hold('pointer', false),
      onFocus: () => hold('focus', true),
      onBlur: () => hold('focus', false),
    },
  };
}

/** Whether a modal box or the menu covers the page. */
function isBehindDialog(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"], dialog:modal') !== null;
}

function onMotionChange(listener: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function readMotion(): 'reduced' | 'full' {
  return matchMedia(reducedMotion).matches ? 'reduced' : 'full';
}
