import { toRupees } from '@potli/api/units/money';
import { shortRupees } from '@potli/api/units/shortRupees';
import { html } from 'hono/html';
import { canReturn, type OrderState } from '../SandboxOrder.ts';
import { type Host, shopPage } from './shopPage.ts';

interface OrderView {
  host: Host;
  state: OrderState;
  now: number;
}

/** What a buyer sees of an order: thanks, what happens next, and a way to send it back. */
export function orderPage({ host, state, now }: OrderView) {
  const { order, kept } = state;
  const { shop, product, pieces, id } = order;
  const isApplication = product.pricePaise === 0;
  const content = html`
<h1>${kept === 0 ? 'This order is taken back' : 'Thank you!'}</h1>
<p class="lead">${leadOf(host, state)}</p>
<div class="panel"><dl>
<dt>${isApplication ? 'Application' : 'Order'}</dt><dd>${id}</dd>
<dt>${product.name}</dt><dd>${pieces === kept ? pieces : `${kept} of ${pieces}`}</dd>
${isApplication ? '' : html`<dt>Total</dt><dd>${shortRupees(toRupees(product.pricePaise * (kept || pieces)))}</dd>`}
</dl></div>
<div class="actions">
<a class="button" href="${host.cashback}">See your cashback</a>
${canReturn(state) ? returnForms(host, state) : ''}
</div>
<div class="row"><h2>What the network does</h2><a href="${host.base}/orders/${id}">Look again</a></div>
<div class="panel"><ol class="steps">${stepsOf(host, state, now).map(
    ({ title, text, isDone }) =>
      html`<li ${isDone ? 'data-done' : ''}><strong>${title}</strong><span>${text}</span></li>`,
  )}</ol></div>`;
  return shopPage({ host, shop, title: id, content });
}

function leadOf({ name }: Host, { order, kept, reports }: OrderState): string {
  if (!order.clickId) return `You came without a click, so ${name} will not hear of this order.`;
  const status = reports.findLast(({ answers }) => answers.length > 0)?.report.status;
  if (status === 'rejected') return `${name} knows that this order earns nothing.`;
  if (kept === 0) return `${name} will hear of it in a few seconds, and take the cashback back.`;
  if (status === 'approved') return `${name} knows that the shop approved your order.`;
  return status === 'tracked'
    ? `${name} knows of your order. The shop decides soon.`
    : `${name} will know in a few seconds.`;
}

function returnForms({ base }: Host, { order, kept, reports }: OrderState) {
  const word = reports.at(-1)?.report.status === 'approved' ? 'Return' : 'Cancel';
  const form = (pieces: number, text: string) => html`
<form method="post" action="${base}/orders/${order.id}/return"><input type="hidden" name="pieces" value="${pieces}">
<button class="quiet">${text}</button></form>`;
  return html`${kept > 1 ? form(1, `${word} one piece`) : ''}${form(kept, kept > 1 ? `${word} all` : word)}`;
}

interface ShownStep {
  title: string;
  text: string;
  isDone: boolean;
}

const TITLES = { tracked: 'Reported', approved: 'Approved', rejected: 'Declined' } as const;

function stepsOf({ name }: Host, { order, reports, statement }: OrderState, now: number): ShownStep[] {
  const bought: ShownStep = { title: 'Bought', text: timeOf(order.boughtAt), isDone: true };
  if (!order.clickId) return [bought];
  const reported = reports.map(({ report, answers }, index): ShownStep => {
    const isChange = reports[index - 1]?.report.status === report.status;
    const [answer] = answers;
    const reply = answer ? `${name} answered ${answer.outcome ?? answer.status}` : `on its way to ${name}`;
    return {
      title: isChange ? 'Corrected' : TITLES[report.status],
      text: [timeOf(report.at), report.reason, reply].filter(Boolean).join(', '),
      isDone: answer !== undefined,
    };
  });
  return [bought, ...reported, ...comingOf({ order, reports, statement }, now)];
}

function comingOf({ order, reports, statement }: Pick<OrderState, 'order' | 'reports' | 'statement'>, now: number) {
  const last = reports.at(-1)?.report.status;
  if (last === 'rejected') return [];
  const paid = statement === undefined ? 'A few minutes after the approval' : `By statement ${statement}`;
  const payment: ShownStep = { title: 'Paid by the network', text: paid, isDone: statement !== undefined };
  if (last === 'approved') return [payment];
  const decision: ShownStep = { title: 'Decided', text: inSeconds(order.decideAt - now), isDone: false };
  const report: ShownStep = { title: 'Reported', text: inSeconds(order.trackAt - now), isDone: false };
  return last === 'tracked' ? [decision, payment] : [report, decision, payment];
}

function inSeconds(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  return seconds === 1 ? 'In a second' : `In ${seconds} seconds`;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

const timeOf = (ms: number) => clock.format(ms);
