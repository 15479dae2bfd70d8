import type { StaticText } from '../contract/texts.ts';
import { grievances } from './grievances.ts';
import { list } from './list.ts';

/** The terms of membership (docs/product/company.md#terms). */
export const termsAndConditions: StaticText = {
  key: 'terms-and-conditions',
  title: 'Terms & Conditions',
  revised: '2026-11-23T00:00:00+05:30',
  sections: [
    {
      id: 'agreement',
      title: 'What you agree to',
      html: `
<p>These terms are a contract between you and {legalName} (“{productName}”, “we”), {office}. They hold from the moment you use the site. If you do not agree with them, please do not sign up.</p>
<p>We show offers of other companies. What you buy there, you buy from them: their prices, delivery, warranty and returns are theirs to keep.</p>`,
    },
    {
      id: 'members',
      title: 'Who may join',
      html: list([
        `You are <strong>{minAge} years or older</strong> and able to enter a contract under Indian law.`,
        'You have one account, in your own name, with an e-mail address that reaches you.',
        'You keep your password to yourself. What is done with it counts as done by you until you tell us it is lost.',
        'Anybody may look around. <strong>Only logged in members will be able to get cashback benefits.</strong>',
      ]),
    },
    {
      id: 'earning',
      title: 'How cashback is earned',
      html: `
<ol>
<li>Log in and leave for the store through our button. The click gets a number of its own.</li>
<li>Buy in the window that opened, in one go, with no coupon code from elsewhere.</li>
<li>The store reports the purchase. It shows under Cashback in Pending.</li>
<li>When the store’s return or travel period is over, the amount moves to Approved.</li>
</ol>
<p>The rate is fixed at the time of your click; a change afterwards does not touch it. Cashback is counted on what the store reports, usually without taxes, fees, delivery and tips. A store may refuse a purchase by its own terms, which are listed on its page.</p>
<p>Some stores report sales <strong>by claim</strong>. There you shop first, then send us the order through Claim Cashback, with up to {claimFiles}.</p>`,
    },
    {
      id: 'forfeiture',
      title: 'When cashback is forfeited',
      html: `
<p>You lose cashback, pending or approved, if</p>
${list([
  'the <strong>transaction is cancelled</strong>, returned or not paid for;',
  'your <strong>account is suspended</strong>, and we decide so for a breach of these terms;',
  '<strong>fraud</strong> is involved, such as orders to yourself, made-up claims, or several accounts of one person;',
  `your account has been <strong>inactive for more than {forfeitAfter}</strong>.`,
])}
<p>Inactive means that nobody logged in. Any login keeps the balance and starts the {forfeitAfter} anew. We warn you by e-mail after {firstWarning}, after {secondWarning}, and {lastWarning} before; each mail names the amount and the day. What is approved then is forfeited; pending cashback stays, and so does a payout on its way. A suspended account loses nothing for inactivity, because nobody can log in to it.</p>
<p>A suspension takes nothing by itself: while it lasts no payout begins, the wallet stays, and what stores report still counts. When it is lifted, you log in as before.</p>
<p>Forfeiture for fraud, or for another breach of these terms, is decided by a person. What is approved then is forfeited; pending cashback stays, and so does a payout on its way. An e-mail names the amount, the reason, and where you can write to us.</p>`,
    },
    {
      id: 'payouts',
      title: 'How you are paid',
      html: `
<p>Approved cashback is paid to the bank account or UPI ID in your dashboard. There is <strong>no minimum amount</strong> and no fee. The account must be yours and in India. A payout your bank returns goes back to your wallet.</p>
<p>Cashback is a reward, not a deposit: it bears no interest and cannot be sold or given to another member. Taxes on it are yours.</p>`,
    },
    {
      id: 'referrals',
      title: 'Refer and earn',
      html: `
<p>Invite friends with your referral code and earn <strong>{referralPercent} of their cashback for life</strong>. When a friend earns ₹5,000, you earn {referralOf5000}. There is no limit to what you can earn, and you need not shop yourself. Your friend’s own cashback stays whole.</p>
<p>Your share follows your friend’s approved cashback and is taken back with it. Referring yourself, or buying referrals, counts as fraud.</p>`,
    },
    {
      id: 'share-links',
      title: 'Share links',
      html: `
<p>A member can make links of their own to stores and credit cards. When friends shop through your link, the cashback is yours. Share links to gift cards are not supported.</p>
<p>Say what the link is where you post it, and do not send it to people who did not ask for it.</p>`,
    },
    {
      id: 'credit-cards',
      title: 'Credit cards',
      html: `
<p>Cards are issued by banks, which alone decide on an application. As a rule they ask for:</p>
${list(['<strong>salaried:</strong> a net monthly income above Rs.15,000;', '<strong>self-employed:</strong> an ITR above Rs 6 Lakhs per annum.'])}
<p>Fees, interest and rewards of a card are those on the bank’s own page at the time of your application.</p>`,
    },
    {
      id: 'gift-cards',
      title: 'Gift cards',
      html: `<p>Gift cards and vouchers are issued by their brands and follow the brand’s terms. They are non-refundable and non-cancellable. You pay us, and get the voucher in Order History, or, for a gift, its receiver gets a link by e-mail. See the <a href="/refund-policy">Refund Policy</a>.</p>`,
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      html: `
<p>Do not break into accounts or systems, collect our pages by machine in a way that burdens them, bid on our name in search advertising, or pretend to be us. We may suspend an account while we look into a suspicion, and end it when it proves true. You are told why and may answer before we decide.</p>`,
    },
    {
      id: 'liability',
      title: 'What we answer for',
      html: `
<p>We work to credit every purchase, and a click that was not tracked can be claimed. Still, we cannot credit what a store does not confirm. Beyond what the law makes us answer for, our liability for one purchase ends at the cashback of that purchase.</p>`,
    },
    {
      id: 'law',
      title: 'Changes, law and courts',
      html: `
<p>We may revise these terms. The date at the top tells when. Cashback of earlier clicks keeps its earlier terms.</p>
<p>You may close your account at any time by writing to {supportMail}; what is approved is paid out first. Indian law applies, and the courts of {city} have jurisdiction. Your rights as a consumer stay untouched. How we handle your data is told in the <a href="/privacy-policy">Privacy Policy</a>.</p>`,
    },
    grievances,
  ],
};
