import { useId } from 'react';
import { bar, progress, words } from './Progress.css.ts';

export interface ProgressProps {
  /** "Uploading files..." */
  label: string;
  /** Done so far, 0 to 1. */
  value: number;
}

/** A progress bar with label and percentage. */
export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  const percent = Math.round(value * 100);
  return (
    <div className={progress}>
      <div className={words}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden>{`${percent}%`}</span>
      </div>
      <progress id={id} className={bar} value={percent} max={100} />
    </div>
  );
}
