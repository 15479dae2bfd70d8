import type { TimelineProps } from '@potli/ui/Timeline';

/** What screen readers call the state of a step. */
export const stepStates: TimelineProps['stateLabels'] = {
  done: 'Done',
  current: 'Now',
  upcoming: 'To come',
  failed: 'Ended',
  skipped: 'Will not come',
  succeeded: 'Done',
};
