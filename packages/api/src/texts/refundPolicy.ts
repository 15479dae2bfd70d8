import type { StaticText } from '../contract/texts.ts';
import { grievances } from './grievances.ts';
import { list } from './list.ts';

/** The refund policy (docs/product/company.md#refund-policy). */
export const refundPolicy: StaticText = {
  key: 'refund-policy',
  title: 'Refund Policy',
  revised: '2026-11-23T00:00:00+05:30',
  sections: [
    {
      id: 'what',
      title: 'What this policy covers',
      html: `
<p>It covers what you pay to {productName} itself: digital gift vouchers and gift cards. What you buy at a store you reached through us is sold, delivered and refunded by that store, under that store’s own policy.</p>`,
    },
    {
      id: 'time',
      title: 'How refunds are paid',
      html: `
<p>A refund goes to the <strong>original payment method</strong>, the same card, UPI address, bank account or wallet you paid with. It reaches you <strong>within {refundDays}</strong> of our confirmation. We do not refund in cash, to another account or as wallet balance.</p>
<p>Some banks take longer to show the entry. If it is missing after that time, write to us and we send you the reference number your bank can search for.</p>`,
    },
    {
      id: 'vouchers',
      title: 'Gift vouchers and gift cards',
      html: `
<p>Digital gift vouchers and gift cards are <strong>non-refundable and non-cancellable</strong>. Their codes can be spent the moment they are issued, so we cannot take them back. This holds for codes that were sent to a wrong address you entered, that were not used in time, or that the brand has since changed its terms for.</p>
<p>Check brand, value and quantity before you pay. A discount is counted at the time of purchase; a better one later gives no right to the difference.</p>`,
    },
    {
      id: 'failed',
      title: 'Payments without a voucher',
      html: `
<p>Where you paid and we have no voucher left, the full amount goes back by itself, and you are told by e-mail. A payment that your bank has not confirmed shows as waiting in Order History; it ends with the voucher or with nothing charged.</p>
<p>If money left your account and neither came, write to {supportMail} with the date and the amount. We either deliver the voucher or refund the full amount to the original payment method within {refundDays}.</p>`,
    },
    {
      id: 'exceptions',
      title: 'Exceptional requests',
      html: `
<p>Something that should not happen can happen: a code that was spent before it reached you, a value that is not the one you paid for, a voucher charged twice. Write to {supportMail} <strong>within {complaintDays}</strong> of the purchase with:</p>
${list(['the order number from Order History;', 'the e-mail address of your account;', 'what went wrong, with a screenshot of the brand’s message where there is one.'])}
<p>We look into each request with the brand that issued the voucher and answer in writing. Where the fault is ours or the brand’s, you get a working voucher or a full refund. Requests after {complaintDays} cannot be considered.</p>`,
    },
    {
      id: 'stores',
      title: 'Orders at stores',
      html: `
<p>Cancelling or returning an order at a store is a matter between you and the store. The cashback of what was cancelled or returned is taken out of your wallet again, because the store takes its payment back from us as well.</p>`,
    },
    grievances,
  ],
};
