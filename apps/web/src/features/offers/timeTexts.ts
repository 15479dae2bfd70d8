import type { TimeLeftTexts } from '@potli/ui/commerce/TimeLeft/TimeLeft';

/** Beside an offer: "Ends in 1d 18h 40m". */
export const timeTexts: TimeLeftTexts = {
  endsIn: 'Ends in',
  endsOn: 'Ends on',
  expired: 'EXPIRED',
  units: { day: 'd', hour: 'h', minute: 'm', underAMinute: 'under 1m' },
};
