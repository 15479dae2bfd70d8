import type { StaticText } from '../contract/texts.ts';
import { grievances } from './grievances.ts';
import { list } from './list.ts';

/** The privacy policy (docs/product/company.md#privacy-policy). */
export const privacyPolicy: StaticText = {
  key: 'privacy-policy',
  title: 'Privacy Policy',
  revised: '2026-11-23T00:00:00+05:30',
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      html: `
<p>{productName} is run by {legalName}, {office}. We decide what happens with your personal data and answer for it under the Digital Personal Data Protection Act, 2023.</p>`,
    },
    {
      id: 'data',
      title: 'What we collect',
      html: list([
        `<strong>Account:</strong> your name, e-mail address and mobile number; your birth date, gender and picture if you give them; the referral code you signed up with. Your password is kept only as a hash, so nobody can read it. Once a day we note that you were here, because cashback is forfeited after {forfeitAfter} without a login.`,
        '<strong>Clicks:</strong> when you leave for a store we note the store, the time, the kind of device, the name and version of browser and system, and a random visitor number your browser made up. Your location is used only where you have already allowed it; otherwise it is left empty.',
        '<strong>Orders:</strong> what a store reports about a purchase that began with your click: its amount, its date and its status. We do not see what you pay with there, nor where it is delivered.',
        '<strong>Payouts:</strong> bank name, account holder, account number and IFSC, and your PAN where we have to withhold tax, kept encrypted.',
        '<strong>Gift cards:</strong> what you order; for a gift the receiver’s name and e-mail address, your message and the day, which we use for nothing else.',
        '<strong>Claims:</strong> the order details, message and files you send us.',
        '<strong>Messages:</strong> what you write to our mailboxes and what we answer.',
      ]),
    },
    {
      id: 'use',
      title: 'What we use it for',
      html: `
${list([
  'to trace your purchase back to you and credit the cashback;',
  'to pay what is approved to your bank account;',
  'to answer questions and claims;',
  'to keep accounts safe and to find fraud;',
  'to keep the books that Indian tax and company law ask for.',
])}
<p>We do not sell personal data, and we show no advertising that follows you to other sites.</p>`,
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      html: `
<p>While you are logged in, your browser keeps <strong>accessToken</strong>, <strong>refreshToken</strong> and <strong>expiryTime</strong>, which prove who you are. It also remembers whether the dashboard’s sidebar is folded (<strong>sidebarToggle</strong>), which theme you chose (<strong>theme</strong>) and your last five searches (<strong>recentSearches</strong>), which you can clear in the search box. If you came by a friend’s link, their code (<strong>referralCode</strong>) waits there until you sign up or close the tab. While you edit the shop as one of its staff, so does what you have not saved (<strong>unsavedRow</strong>). Logging out removes the first three; clearing the site’s data removes all of them. Browsing without an account needs none.</p>`,
    },
    {
      id: 'sharing',
      title: 'Who else sees data',
      html: list([
        '<strong>Stores and affiliate networks</strong> get the number of your click, never your name, e-mail address or bank details. To settle a claim they may also get the order details you entered and the files you sent.',
        '<strong>Banks</strong> get what a payout needs.',
        '<strong>Payment providers</strong> get your name, your e-mail address and the amount when you press the button that pays for a gift card, and see what you pay with; we do not. Before that nothing is loaded from them.',
        '<strong>Service providers</strong> who host our servers, keep uploaded files or send our e-mails act on our orders only.',
        '<strong>Authorities</strong> get data where a law or a court obliges us.',
      ]),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      html: `
<p>We keep your data while you have an account. After your account ends we keep it for <strong>90 days to 2 years</strong>, depending on its kind: messages and device details go first, records of money that was paid last. Then it is deleted or made anonymous. What tax law wants kept for longer is locked away for that purpose alone.</p>`,
    },
    {
      id: 'rights',
      title: 'Your rights',
      html: `
<p>You may see your data, correct it, have it deleted, take back a consent, and name a person who exercises these rights for you after your death. In My Profile you can see and correct your details; for the rest write to {supportMail} from the address of your account. If our answer does not satisfy you, you may turn to the Data Protection Board of India.</p>
<p>Deleting an account ends it: cashback that is still pending can no longer be matched to you.</p>`,
    },
    {
      id: 'safety',
      title: 'How we protect it',
      html: `
<p>All traffic is encrypted. Bank details are encrypted where they are stored, and voucher PINs stay masked until you reveal them. Few people can reach personal data. Should data leak, we tell you and the Board without delay.</p>`,
    },
    {
      id: 'age',
      title: 'Members are adults',
      html: `<p>{productName} is for people of {minAge} years or older. We do not knowingly keep data of anybody younger and delete it when we learn of it.</p>`,
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      html: `<p>A revised policy is posted on this page and takes effect <strong>{privacyNotice} after posting</strong>. So there is time to read it, to ask, or to leave.</p>`,
    },
    grievances,
  ],
};
