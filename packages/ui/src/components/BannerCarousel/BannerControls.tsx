import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './BannerCarousel.css.ts';
import type { Rotation } from './useRotation.ts';

export interface BannerControlLabels {
  /** "Previous banner" */
  previous: string;
  next: string;
  /** "Pause banners"; `play` is the name of the same button while they are paused. */
  pause: string;
  play: string;
  /** "Banner {place} of {count}" */
  banner: TextTemplate<[place: number, count: number]>;
}

export interface BannerControlsProps {
  /** Prefix of every control's `data-replay`. */
  id: string;
  count: number;
  rotation: Rotation;
  labels: BannerControlLabels;
}

/** More beads do not fit; then "2 / 8" shows instead. */
const maxBeads = 5;

/** Buttons: previous, one bead per banner, next, pause. */
export function BannerControls({ id, count, rotation, labels }: BannerControlsProps) {
  const { state, hydrated, playing, step, togglePlaying } = rotation;
  return (
    <div className={styles.controls}>
      <IconButton
        icon={ChevronLeft}
        mirrors
        label={labels.previous}
        data-replay={`${id}-previous`}
        onClick={() => step(-1)}
      />
      {count > maxBeads ? (
        <span className={styles.counter}>
          {state.index + 1} / {count}
        </span>
      ) : (
        <Beads id={id} count={count} rotation={rotation} labels={labels} />
      )}
      <IconButton icon={ChevronRight} mirrors label={labels.next} data-replay={`${id}-next`} onClick={() => step(1)} />
      <IconButton
        icon={playing || !hydrated ? Pause : Play}
        label={playing || !hydrated ? labels.pause : labels.play}
        data-replay={`${id}-pause`}
        onClick={togglePlaying}
      />
    </div>
  );
}

function Beads({ id, count, rotation, labels }: BannerControlsProps) {
  return (
    <div className={styles.beads}>
      {Array.from({ length: count }, (_, index) => `${id}-${index}`).map((replayId, index) => (
        <button
          key={replayId}
          type="button"
          className={styles.bead}
          aria-label={fillTemplate(labels.banner, ['place', 'count'], index + 1, count)}
          aria-current={index === rotation.state.index || undefined}
          data-replay={replayId}
          onClick={() => rotation.choose(index)}
        />
      ))}
    </div>
  );
}
