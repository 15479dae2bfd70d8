import type { CountdownTexts } from '@potli/ui/commerce/Countdown/Countdown';
import { type SpelledTime, spellTimeLeft } from '@potli/ui/commerce/format/spellTimeLeft';
import { pluralize } from '../../lib/pluralize.ts';

const spelled: SpelledTime = {
  days: (count) => pluralize(count, 'day'),
  hours: (count) => pluralize(count, 'hour'),
  minutes: (count) => pluralize(count, 'minute'),
  underAMinute: 'less than a minute',
};

/** The countdown of a deal's page (docs/product/offers.md#countdown). */
export const countdownTexts: CountdownTexts = {
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
  endsIn: (leftSeconds) => `Ends in ${spellTimeLeft(leftSeconds, spelled)}`,
  endsOn: (dateTime) => `Ends on ${dateTime}`,
  expired: 'EXPIRED',
};
