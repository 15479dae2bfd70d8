import { Badge } from '@potli/ui/Badge';
import { defineDesk } from '@potli/web/desk';
import { CalendarClock } from 'lucide';
import { daysLeft } from './daysLeft.ts';

export const desk = defineDesk({
  pages: [
    {
      slug: 'ends-next',
      title: 'Stores that end soon',
      icon: CalendarClock,
      right: 'catalogue',
      load: async () => (await import('./EndsNext.tsx')).EndsNext,
    },
  ],
  columns: [
    {
      id: 'daysLeft',
      kinds: ['stores', 'flashDeals', 'offers'],
      header: 'Days left',
      value: ({ liveUntil }) => daysLeft(liveUntil),
      cell: ({ liveUntil }) => {
        const days = daysLeft(liveUntil);
        return days === undefined ? '–' : <Badge tone={days < 3 ? 'warn' : 'neutral'}>{days}</Badge>;
      },
    },
  ],
});
