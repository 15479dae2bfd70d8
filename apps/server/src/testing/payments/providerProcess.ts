import { openLines } from '../../adapters/banks/simulated/openLines.ts';
import { listen } from './listen.ts';
import { type ProviderEvent, startRazorpayPayments } from './startPaymentDoubles.ts';

/**
 * Razorpay's double as a program of its own, which can be killed: `providerProcess.ts <book> <port> <port of its counter>`. Where buyers pay
 * is the counter: `POST /<order>`, once for each order.
 */
const [book = '', port, counterPort] = process.argv.slice(2);
const lines = openLines<ProviderEvent>(book);
const paid = new Set(
  openLines<ProviderEvent>(book)
    .readOn()
    .flatMap((event) => ('payment' in event ? [event.payment.order] : [])),
);
const double = await startRazorpayPayments({ port: Number(port), book: lines });
const counter = await listen(({ path }) => {
  const order = path.slice(1);
  if (!paid.has(order)) double.pay(order);
  paid.add(order);
  return [200, {}];
}, Number(counterPort));
process.stdout.write(`${double.settings.url} ${counter.url}\n`);
