import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainRupees } from '@potli/api/units/money';
import type { OrderState } from './SandboxOrder.ts';

/** Writes what a network paid, as `potli settle` reads it. @returns the file */
export function writeStatement(folder: string, statement: string, orders: readonly OrderState[]): string {
  const rows = orders.map(({ order, reports }) => `${order.id},${plainRupees(paidFor(reports))}`);
  const file = join(folder, `${statement}.csv`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${['order,commission', ...rows].join('\n')}\n`, { flush: true });
  return file;
}

/** The commission that the network stated last. */
export const paidFor = (reports: OrderState['reports']): number => reports.at(-1)?.report.commissionPaise ?? 0;
