import { toRupees } from '@potli/api/units/money';
import { isOwnForm, type SimulatedBank, type SimulatedOutcome, type SimulatedTransfer } from '@potli/server';
import { formatRupees } from '@potli/ui/format/formatRupees';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { bankStyle } from './bankStyle.ts';
import { isLocal } from './isLocal.ts';
import { localHeaders } from './localHeaders.ts';
import { MAILS_PATH } from './mailsPage.ts';

/** Where a developer sees the simulated bank, and lets its transfers fail. */
export const BANK_PATH = '/dev/bank';

/** More make a long page, and old ones are not needed. */
const MOST = 100;

const NEXT: readonly (readonly [SimulatedOutcome, string])[] = [
  ['normal', 'is sent'],
  ['fails', 'is refused'],
  ['hangs', 'gets no answer'],
  ['drops', 'loses its answers'],
  ['returns', 'comes back'],
];

const WISHES: Record<SimulatedOutcome, string> = {
  normal: 'Back to normal',
  fails: 'Refuse it',
  hangs: 'Answer nothing',
  drops: 'Drop the answers',
  returns: 'Send it back',
};

const STATUSES: Record<SimulatedTransfer['status'], string> = {
  accepted: 'On its way',
  sent: 'Sent',
  refused: 'Refused',
  returned: 'Came back',
  hangs: 'No answer',
  drops: 'Answers are dropped',
};

const isOutcome = (text: unknown): text is SimulatedOutcome => typeof text === 'string' && Object.hasOwn(WISHES, text);

/**
 * Adds a page with the transfers of the simulated bank, and buttons for what becomes of them. It works without a script.
 * Its calls change the shop's books, so it answers only browsers on this machine, and no form of another site.
 */
export function addBankPage(site: Hono, bank: SimulatedBank): void {
  site.get(BANK_PATH, async (context, next) => {
    if (!isLocal(context)) return next();
    return context.html(page(bank), 200, localHeaders(bankStyle));
  });
  site.post(BANK_PATH, async (context, next) => {
    if (!isLocal(context)) return next();
    if (!isOwnForm((name) => context.req.header(name))) {
      return context.text('Please use the buttons of the page itself.', 403);
    }
    const { outcome, payout } = await context.req.parseBody();
    if (!isOutcome(outcome)) return context.text('The bank does not know this wish.', 400);
    if (typeof payout !== 'string') bank.setNextOutcome(outcome);
    else if (!(await bank.setOutcome(payout, outcome)))
      return context.text('That cannot become of this transfer any more.', 409);
    return context.redirect(BANK_PATH, 303);
  });
}

function page(bank: SimulatedBank) {
  const transfers = bank.list();
  const next = bank.nextOutcome();
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The simulated bank</title>
<style>${raw(bankStyle)}</style>
</head>
<body>
<p class="note"><strong>Made up.</strong> This bank sends nothing, and no rupee here is real.</p>
<main>
<header><h1>The simulated bank</h1><nav><a href="${BANK_PATH}">Look again</a><a href="${MAILS_PATH}">Mails</a></nav></header>
<form method="post" action="${BANK_PATH}" class="next">
<fieldset><legend>The next transfer …</legend>
${NEXT.map(([outcome, words]) => html`<button name="outcome" value="${outcome}" aria-pressed="${String(outcome === next)}">${words}</button>`)}
</fieldset>
</form>
<h2>Transfers</h2>
${transfers.length === 0 ? html`<p class="empty">Nobody was paid yet. Approved cashback is sent by the daily job, in the demo every minute, and by <code>potli payouts run</code>.</p>` : html`<ol>${transfers.slice(0, MOST).map(toRow)}</ol>`}
${transfers.length > MOST ? html`<p class="empty">${transfers.length - MOST} older ones are not shown.</p>` : ''}
</main>
</body>
</html>
`;
}

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

function toRow({ payoutId, kind, takenAt, amountPaise, target, utr, status, choices }: SimulatedTransfer) {
  const amount = amountPaise === undefined ? 'Amount not kept' : formatRupees(toRupees(amountPaise), 'paise');
  const isSent = status === 'sent' || status === 'returned';
  return html`<li data-status="${status}">
<p class="head"><strong>${amount}</strong><span class="status">${STATUSES[status]}</span></p>
<dl>
<div><dt>${kind === 'upi' ? 'UPI ID' : 'Account'}</dt><dd>${target ?? 'not kept'}</dd></div>
<div><dt>Taken</dt><dd>${time.format(takenAt)}</dd></div>
<div><dt>UTR</dt><dd>${isSent ? utr : 'none yet'}</dd></div>
<div class="wide"><dt>Payout</dt><dd>${payoutId}</dd></div>
</dl>
${choices.length === 0 ? '' : toForm(payoutId, amount, choices)}
</li>`;
}

const toForm = (
  payoutId: string,
  amount: string,
  choices: readonly SimulatedOutcome[],
) => html`<form method="post" action="${BANK_PATH}">
<input type="hidden" name="payout" value="${payoutId}">
${choices.map((outcome) => html`<button name="outcome" value="${outcome}" aria-label="${`${WISHES[outcome]}: ${amount}`}">${WISHES[outcome]}</button>`)}
</form>`;
