import { useEffect, useState, useSyncExternalStore } from 'react';
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
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const motion = useSyncExternalStore(onMotionChange, readMotion, () => undefined);

  const playing = motion !== undefined && count > 1 && !(paused ?? motion === 'reduced');
  const moving = playing && !hovered && !focused;
  const step = (direction: 1 | -1) => setState((known) => stepSlide(known, direction, count));

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!isBehindDialog()) setState((known) => stepSlide(known, 1, count));
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [moving, count]);

  return {
    state,
    hydrated: motion !== undefined,
    playing,
    step,
    choose: (index) => setState((known) => chooseSlide(known, index)),
    togglePlaying: () => setPaused(playing),
    pauseHandlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
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
