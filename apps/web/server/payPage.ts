import { toRupees } from '@potli/api/units/money';
import {
  isOwnForm,
  SIMULATED_SCRIPT,
  type SimulatedAct,
  type SimulatedPayment,
  type SimulatedPayments,
} from '@potli/server';
import { formatRupees } from '@potli/ui/format/formatRupees';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { BANK_PATH } from './bankPage.ts';
import { bankStyle } from './bankStyle.ts';
import { isLocal } from './isLocal.ts';
import { localHeaders } from './localHeaders.ts';
import { MAILS_PATH } from './mailsPage.ts';
import { payScript } from './payScript.ts';

/** Where a developer sees the orders of the simulated payment provider, and what becomes of them. */
export const PAY_PATH = '/dev/pay';

/** More make a long page, and old ones are not needed. */
const MOST = 100;

const WISHES: Record<SimulatedAct, string> = { pays: 'Pay it', fails: 'Let it fail', hangs: 'Let the bank be slow' };

const STATUSES: Record<SimulatedPayment['status'], string> = {
  open: 'Not paid',
  paid: 'Paid',
  failed: 'Failed',
  hangs: 'The bank is slow',
  refunded: 'Sent back',
};

const isAct = (text: unknown): text is SimulatedAct => typeof text === 'string' && Object.hasOwn(WISHES, text);

/**
 * Adds the page of the simulated provider, and the script with its window. Its calls pay without money, so it answers only
 * browsers on this machine, and no form of another site.
 *
 * @param base the path of the shop's address: `/shop`, or empty at the root of a host
 */
export function addPayPage(site: Hono, payments: SimulatedPayments, base = ''): void {
  site.get(SIMULATED_SCRIPT, async (context, next) => {
    if (!isLocal(context)) return next();
    return context.body(payScript(base + PAY_PATH), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  site.get(PAY_PATH, async (context, next) => {
    if (!isLocal(context)) return next();
    return context.html(page(payments.list(), base), 200, localHeaders(bankStyle));
  });
  site.post(PAY_PATH, async (context, next) => {
    if (!isLocal(context)) return next();
    if (!isOwnForm((name) => context.req.header(name))) {
      return context.text('Please use the buttons of the page itself.', 403);
    }
    const { act, order } = await context.req.parseBody();
    if (!isAct(act) || typeof order !== 'string') return context.text('The provider does not know this wish.', 400);
    const proof = await payments.act(order, act);
    if (!proof) return context.text('That cannot become of this order any more.', 409);
    // the window asks for the proof that it hands to the page; a form goes back to the list
    if (context.req.header('accept') === 'application/json') return context.json(proof);
    return context.redirect(base + PAY_PATH, 303);
  });
}

function page(orders: readonly SimulatedPayment[], base: string) {
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The simulated payment provider</title>
<style>${raw(bankStyle)}</style>
</head>
<body>
<p class="note"><strong>Made up.</strong> This provider takes no money, and no voucher here is real.</p>
<main>
<header><h1>The simulated payment provider</h1><nav><a href="${base}${PAY_PATH}">Look again</a><a href="${base}${BANK_PATH}">Bank</a><a href="${base}${MAILS_PATH}">Mails</a></nav></header>
<h2>Orders</h2>
${orders.length === 0 ? html`<p class="empty">Nobody has ordered a gift card yet.</p>` : html`<ol>${orders.slice(0, MOST).map((order) => toRow(order, base))}</ol>`}
${orders.length > MOST ? html`<p class="empty">${orders.length - MOST} older ones are not shown.</p>` : ''}
</main>
</body>
</html>
`;
}

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

function toRow({ providerOrderId, orderId, amountPaise, at, status, choices }: SimulatedPayment, base: string) {
  const amount = formatRupees(toRupees(amountPaise), 'paise');
  return html`<li data-status="${status}">
<p class="head"><strong>${amount}</strong><span class="status">${STATUSES[status]}</span></p>
<dl>
<div><dt>Order Id</dt><dd>${orderId}</dd></div>
<div><dt>Opened</dt><dd>${time.format(at)}</dd></div>
<div class="wide"><dt>Provider's id</dt><dd>${providerOrderId}</dd></div>
</dl>
${
  choices.length === 0
    ? ''
    : html`<form method="post" action="${base}${PAY_PATH}">
<input type="hidden" name="order" value="${providerOrderId}">
${choices.map((act) => html`<button name="act" value="${act}" aria-label="${`${WISHES[act]}: ${amount}`}">${WISHES[act]}</button>`)}
</form>`
}
</li>`;
}
