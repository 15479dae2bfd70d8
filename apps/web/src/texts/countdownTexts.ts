import type { CountdownTexts } from '@potli/ui/commerce/Countdown/Countdown';
import { spellTimeLeft } from '@potli/ui/commerce/format/spellTimeLeft';

/** The clock of a deal's page (spec, section 2). */
export const countdownTexts: CountdownTexts = {
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
  endsIn: (leftSeconds) => `Ends in ${spellTimeLeft(leftSeconds, 'en-IN', 'less than a minute')}`,
  endsOn: (dateTime) => `Ends on ${dateTime}`,
  expired: 'EXPIRED',
};
