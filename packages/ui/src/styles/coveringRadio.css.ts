import { style } from '@vanilla-extract/css';
import { withoutHas } from './withoutHas.ts';

/** An unseen radio button over the whole of its choice, which shows its state. A native one keeps its own size in WebKit. */
export const coveringRadio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  opacity: 0,
  cursor: 'inherit',
  // the native button shows the choice and the focus
  ...withoutHas({ position: 'static', width: 'auto', height: 'auto', appearance: 'auto', opacity: 1 }),
});
