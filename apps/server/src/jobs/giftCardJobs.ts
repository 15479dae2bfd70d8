import type { Job } from '../adapters/schedule/Job.ts';
import { type AskParts, askAboutOpen, mailGifts } from '../domain/shop/checkout/askProvider.ts';

/** What the sale of gift cards does by itself: a payment, a refund or a gift for which no request waits. */
export const giftCardJobs = (parts: AskParts): Job[] => [
  {
    name: 'gift-card-payments',
    cron: '* * * * *',
    longestSeconds: 600,
    run: (signal) => askAboutOpen(parts, signal),
  },
  {
    name: 'gift-mails',
    cron: '* * * * *',
    longestSeconds: 600,
    run: () => mailGifts(parts),
  },
];
