import type { CouponTicketTexts } from '@potli/ui/commerce/CouponTicket/CouponTicket';

export const ticketTexts: CouponTicketTexts = {
  noCode: 'No code needed',
  till: (day) => `Till ${day}`,
};
