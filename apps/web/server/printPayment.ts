import { relative } from 'node:path';
import { toRupees } from '@potli/api/units/money';
import type { Payment } from '@potli/server';
import { formatRupees } from '@potli/ui/format/formatRupees';

/** Prints in the terminal that a network of the sandbox paid, and how to book it. */
export function printPayment({ network, orders, paise, file }: Payment): void {
  const sum = formatRupees(toRupees(paise), 'paise');
  const book = `npx -y pnpm@12 potli settle ${network} ${relative(process.cwd(), file)}`;
  process.stdout.write(`The network ${network} paid ${sum} for ${orders} orders of the sandbox. Book it: ${book}\n`);
}
