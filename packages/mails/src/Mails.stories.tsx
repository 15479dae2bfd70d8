import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { approvedMail } from './messages/approvedMail.ts';
import { bankChangeMail } from './messages/bankChangeMail.ts';
import { bankCodeMail } from './messages/bankCodeMail.ts';
import { type ClaimNews, claimMail } from './messages/claimMail.ts';
import { costlyOrdersMail } from './messages/costlyOrdersMail.ts';
import { declinedMail } from './messages/declinedMail.ts';
import { emailVerificationMail } from './messages/emailVerificationMail.ts';
import { breachMail, forfeitedMail, forfeitWarningMail } from './messages/forfeitMails.ts';
import {
  giftCardsDeliveredMail,
  giftCardsRefundMail,
  giftCardsRefundReversedMail,
  giftCardsRepaidMail,
  giftMail,
} from './messages/giftCardMails.ts';
import { ledgerAlarmMail } from './messages/ledgerAlarmMail.ts';
import { panMail } from './messages/panMail.ts';
import { passwordChangedMail } from './messages/passwordChangedMail.ts';
import { passwordResetMail } from './messages/passwordResetMail.ts';
import { payoutFailedMail, payoutSentMail, payoutStartedMail } from './messages/payoutMails.ts';
import { referralMail } from './messages/referralMail.ts';
import { refusedReportsMail } from './messages/refusedReportsMail.ts';
import { reversedMail } from './messages/reversedMail.ts';
import { trackedMail } from './messages/trackedMail.ts';
import { MailPreview, type MailPreviewProps } from './stories/MailPreview.tsx';

const name = 'Asha Rao';
const link = 'https://shop.example/verify-email?key=story';
const order = {
  name,
  itemName: 'Kiraana',
  isCard: false,
  cashback: 37.4,
  sale: 1_24_990,
  orderUrl: 'https://shop.example/user_dashboard/orders/12',
};
const payout = {
  name,
  amount: 1_234.5,
  withheld: 0,
  target: 'bank account',
  payoutUrl: 'https://shop.example/user_dashboard/transaction_history/12',
};
const giftCards = {
  name,
  orderId: '17',
  brandName: 'Dhaaga Dept.',
  denomination: 500,
  count: 2,
  paid: 940,
  ordersUrl: 'https://shop.example/user_dashboard/order_history',
};
const returnPeriodEnd = new Date('2026-12-20T06:00:00Z');
const reason = 'The order was returned, so the shop pays nothing for it.';

const toTracked: MailPreviewProps['toMessage'] = () => trackedMail({ ...order, returnPeriodEnd, waitsForMoney: false });

const meta = {
  title: 'Mails',
  component: MailPreview,
  args: {
    toMessage: toTracked,
    brand: 'potli',
    theme: 'light',
  },
  render: (args, { globals }) => (
    <MailPreview
      {...args}
      brand={globals.brand === 'haat' ? 'haat' : 'potli'}
      theme={globals.theme === 'dark' ? 'dark' : 'light'}
    />
  ),
  argTypes: {
    toMessage: { control: false },
    brand: { control: false },
    theme: { control: false },
    stoppable: { control: false },
  },
  // nothing is wider than the screen, and nothing comes from the network
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-mail]');
    await waitFor(() => expect(place?.shadowRoot?.querySelector('h1')).toBeVisible());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(place?.shadowRoot?.querySelectorAll('img, link, script, iframe')).toHaveLength(0);
    await expect(place?.shadowRoot?.innerHTML).not.toMatch(/url\(|@import|undefined|\[object/);
  },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tracked: Story = {};

/** The shop has confirmed it, and the network has not paid yet. */
export const TrackedAndWaiting: Story = {
  args: { toMessage: () => trackedMail({ ...order, returnPeriodEnd, waitsForMoney: true }) },
};

export const TrackedCard: Story = {
  args: {
    toMessage: () =>
      trackedMail({
        ...order,
        itemName: 'Banyan Travel Credit Card',
        isCard: true,
        cashback: 2_500,
        sale: 0,
        returnPeriodEnd,
        waitsForMoney: false,
      }),
  },
};

export const Approved: Story = {
  args: { toMessage: (shop) => approvedMail({ ...order, repaid: 0, missing: null }, shop) },
};

export const ApprovedWithoutBankAccount: Story = {
  args: { toMessage: (shop) => approvedMail({ ...order, repaid: 0, missing: 'bank account' }, shop) },
};

/** A part of it repays what was taken back after it had been sent. */
export const ApprovedAfterDebt: Story = {
  args: { toMessage: (shop) => approvedMail({ ...order, repaid: 20, missing: 'verified e-mail' }, shop) },
};

export const Declined: Story = { args: { toMessage: () => declinedMail({ ...order, reason }) } };

export const DeclinedUnpaid: Story = {
  args: { toMessage: () => declinedMail({ ...order, reason: 'The network has not paid us for it.', isUnpaid: true }) },
};

export const TakenBack: Story = { args: { toMessage: () => reversedMail({ ...order, reason, debt: 0 }) } };

export const TakenBackAfterPayout: Story = {
  args: { toMessage: () => reversedMail({ ...order, reason, debt: 17.4 }) },
};

export const FriendsFirstCashback: Story = {
  args: { toMessage: (shop) => referralMail({ name, friendName: 'Meera', share: 1.87, percent: 5 }, shop) },
};

const toClaim =
  (step: ClaimNews['step'], words: string | null = null): MailPreviewProps['toMessage'] =>
  () =>
    claimMail({
      name,
      step,
      words,
      ticketNumber: 'PT-2026-4829301756',
      itemName: 'Kiraana',
      storeOrderId: 'KR-118840',
      orderAmount: 1_24_990,
      heldUntil: returnPeriodEnd,
      claimsUrl: 'https://shop.example/user_dashboard/missing_cashback/my_missing_cashback',
    });

export const ClaimSentToStore: Story = { args: { toMessage: toClaim('SENT_TO_STORE') } };

export const ClaimOnHold: Story = { args: { toMessage: toClaim('ON_HOLD') } };

export const ClaimNeedsInfo: Story = {
  args: { toMessage: toClaim('NEED_INFO', 'Please send the invoice. The screenshot does not show the order ID.') },
};

export const ClaimApproved: Story = { args: { toMessage: toClaim('APPROVED', 'The store confirmed your order.') } };

export const ClaimRejected: Story = { args: { toMessage: toClaim('REJECTED', 'The store knows no such order.') } };

export const ClaimLookedAtAgain: Story = { args: { toMessage: toClaim('LOOKED_AT_AGAIN') } };

export const ClaimArrived: Story = { args: { toMessage: toClaim('ARRIVED') } };
export const PayoutOnItsWay: Story = { args: { toMessage: () => payoutStartedMail(payout) } };

export const PayoutSent: Story = { args: { toMessage: () => payoutSentMail({ ...payout, utr: 'POTN326316884201' }) } };

export const PayoutFailed: Story = {
  args: {
    toMessage: (shop) =>
      payoutFailedMail(
        {
          ...payout,
          event: 'failed',
          reason: 'The bank did not find this account number.',
          repaid: 0,
          toDo: 'CHECK_BANK_DETAILS',
        },
        shop,
      ),
  },
};

/** Tax was withheld. */
export const PayoutSentLessTax: Story = {
  args: { toMessage: () => payoutSentMail({ ...payout, withheld: 65, utr: 'POTN326316884201' }) },
};

/** A part of it, and of its tax, repaid a debt, and there is nothing to do. */
export const PayoutReturned: Story = {
  args: {
    toMessage: (shop) =>
      payoutFailedMail(
        {
          ...payout,
          target: 'UPI ID',
          withheld: 65,
          event: 'returned',
          reason: 'The bank could not be reached.',
          repaid: 20,
          toDo: 'WAIT',
        },
        shop,
      ),
  },
};

/** Neither the member's name nor the shop is known, and words are long. */
export const LongAndUnknown: Story = {
  args: {
    toMessage: () =>
      declinedMail({
        ...order,
        name: '',
        itemName: 'Sri Venkateswaraperumal-Handlooms-And-Handicrafts-Of-Thiruvananthapuram',
        cashback: 12_34_567.89,
        reason: `The shop declined this order: “${'ORDER_NOT_ELIGIBLE_'.repeat(6)}”.`,
      }),
  },
};

const forfeit = { name, amount: 420, forfeitsAt: returnPeriodEnd };
const dashboard = 'https://shop.example/user_dashboard/my_cashback';

export const ForfeitWarning: Story = {
  args: { stoppable: false, toMessage: () => forfeitWarningMail({ ...forfeit, isLast: false, loginUrl: dashboard }) },
};

export const ForfeitLastWarning: Story = {
  args: { stoppable: false, toMessage: () => forfeitWarningMail({ ...forfeit, isLast: true, loginUrl: dashboard }) },
};

export const Forfeited: Story = {
  args: { stoppable: false, toMessage: () => forfeitedMail({ ...forfeit, walletUrl: dashboard }) },
};

export const ForfeitedForFraud: Story = {
  args: { stoppable: false, toMessage: (shop) => breachMail({ ...forfeit, breach: 'fraud' }, shop) },
};

export const ForfeitedForAbuse: Story = {
  args: { stoppable: false, toMessage: (shop) => breachMail({ ...forfeit, breach: 'abuse' }, shop) },
};

export const PasswordReset: Story = {
  args: { stoppable: false, toMessage: (shop) => passwordResetMail({ name, link }, shop) },
};

export const EmailVerification: Story = {
  args: { stoppable: false, toMessage: (shop) => emailVerificationMail({ name, link }, shop) },
};

/** To the operator, who has no name here. */
export const LedgerNotSound: Story = {
  args: {
    stoppable: false,
    toMessage: (shop) =>
      ledgerAlarmMail(
        {
          checkedAt: returnPeriodEnd,
          findings: [
            ['Accounts that differ from their entries', '2'],
            ['Networks whose advance is not what members have, or is above its limit', '1'],
          ],
        },
        shop,
      ),
  },
};

/** To the operator, once a day for each network. */
export const ReportsNotRead: Story = {
  args: {
    stoppable: false,
    toMessage: (shop) => refusedReportsMail([{ network: 'bazaar', count: 12, since: returnPeriodEnd }], shop),
  },
};

/** To the operator, once for each order. */
export const OrdersThatCostMore: Story = {
  args: {
    stoppable: false,
    toMessage: (shop) =>
      costlyOrdersMail(
        {
          held: 1,
          costly: 1,
          orders: [
            { network: 'bazaar', orderId: 'OD-55120', isHeld: true, commission: 0, cost: 62.5 },
            { network: 'bazaar', orderId: 'OD-55121', isHeld: false, commission: 50, cost: 52.5 },
          ],
        },
        shop,
      ),
  },
};

const bankChange = { name, target: 'the bank account that ends in 7890', waitsForAddress: false, link };

export const BankChange: Story = {
  args: {
    stoppable: false,
    toMessage: (shop) => bankChangeMail({ ...bankChange, isFirst: false, holdHours: 24 }, shop),
  },
};

/** Of an older member, from a browser that is new to us. */
export const BankSaved: Story = {
  args: {
    stoppable: false,
    toMessage: (shop) => bankChangeMail({ ...bankChange, isFirst: true, holdHours: 72 }, shop),
  },
};

export const BankCode: Story = {
  args: { stoppable: false, toMessage: (shop) => bankCodeMail({ name, code: '402817' }, shop) },
};

export const PasswordChanged: Story = {
  args: {
    stoppable: false,
    toMessage: (shop) => passwordChangedMail({ name, bankUrl: `${shop.siteUrl}/user_dashboard/bank_account` }, shop),
  },
};

export const PanChanged: Story = {
  args: { stoppable: false, toMessage: (shop) => panMail({ name, masked: '••••••234F', isFirst: false }, shop) },
};

export const GiftCardsDelivered: Story = {
  args: { toMessage: (shop) => giftCardsDeliveredMail({ ...giftCards, receiver: null }, shop) },
};

export const GiftPaid: Story = {
  args: { toMessage: (shop) => giftCardsDeliveredMail({ ...giftCards, receiver: 'Meera' }, shop) },
};

export const GiftCardsRefunded: Story = {
  args: { toMessage: () => giftCardsRefundMail({ ...giftCards, why: 'SOLD_OUT' }) },
};

export const GiftCardsNotIssued: Story = {
  args: { toMessage: () => giftCardsRefundMail({ ...giftCards, why: 'NOT_ISSUED' }) },
};

/** Such as the price with a fee that the provider asked of its payer. */
export const GiftCardsOfAnotherAmount: Story = {
  args: { toMessage: () => giftCardsRefundMail({ ...giftCards, why: 'OTHER_AMOUNT' }) },
};

export const GiftCardsRefundReversed: Story = {
  args: { toMessage: () => giftCardsRefundReversedMail(giftCards) },
};

/** The provider could not send it back. */
export const GiftCardsRepaid: Story = {
  args: {
    toMessage: () => giftCardsRepaidMail({ ...giftCards, repaid: giftCards.paid, reference: 'N335260011223344' }),
  },
};

/** For somebody who may never have heard of the shop. */
export const Gift: Story = {
  args: {
    toMessage: (shop) => {
      const { brandName, denomination, count } = giftCards;
      const told = { receiver: 'Meera', sender: name, brandName, denomination, count };
      return giftMail({ ...told, message: 'Happy birthday! Something in red, please.', link }, shop);
    },
  },
};
