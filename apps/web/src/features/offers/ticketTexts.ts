import type { CouponTicketTexts } from '@potli/ui/CouponTicket';

export const ticketTexts: CouponTicketTexts = {
  noCode: 'No code needed',
  till: (day) => `Till ${day}`,
};
