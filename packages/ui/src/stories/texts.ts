import type { BannerLabels } from '../components/BannerCarousel/BannerCarousel.tsx';
import type { CountdownTexts } from '../components/Countdown/Countdown.tsx';
import type { TimeLeftTexts } from '../components/TimeLeft/TimeLeft.tsx';
import { type SpelledTime, spellTimeLeft } from '../format/spellTimeLeft.ts';

/** Texts that stories pass to components. */
export const timeTexts: TimeLeftTexts = {
  endsIn: 'Ends in',
  endsOn: 'Ends on',
  expired: 'EXPIRED',
  units: { day: 'd', hour: 'h', minute: 'm', underAMinute: 'under 1m' },
};

export const copyTexts = {
  label: 'Copy',
  codeLabel: 'Copy code {code}',
  messages: { copied: 'Text copied to clipboard!', failed: 'Failed to copy text.', onMessage: () => {} },
};

const counted = (noun: string) => (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const spelled: SpelledTime = {
  days: counted('day'),
  hours: counted('hour'),
  minutes: counted('minute'),
  underAMinute: 'less than a minute',
};

export const countdownTexts: CountdownTexts = {
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
  endsIn: (leftSeconds) => `Ends in ${spellTimeLeft(leftSeconds, spelled)}`,
  endsOn: 'Ends on {time}',
  expired: 'EXPIRED',
};

export const bannerLabels: BannerLabels = {
  carousel: 'Offers',
  role: 'carousel',
  previous: 'Previous banner',
  next: 'Next banner',
  pause: 'Pause banners',
  play: 'Play banners',
  banner: 'Banner {place} of {count}',
};
