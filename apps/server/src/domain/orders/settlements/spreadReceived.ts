import type { SettlementStatement } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { readSignedForeign } from '../../../incoming/readForeign.ts';

type Line = SettlementStatement['lines'][number];

/**
 * Gives lines in another currency the rupees that the bank gave for all of them, each its part. The parts sum up to the paisa.
 * @param received paise; undefined where the operator did not say it
 * @throws OperatorError for lines in several currencies, or without the rupees, and for rupees without such lines
 */
export function spreadReceived(lines: readonly Line[], received: bigint | undefined): Line[] {
  const currencies = [...new Set(lines.map(({ foreign }) => foreign?.currency ?? 'INR'))];
  const [currency = 'INR', other] = currencies;
  if (currency === 'INR' && other === undefined) {
    if (received === undefined) return [...lines];
    throw new OperatorError('The statement is in rupees: leave out what the bank gave for it.');
  }
  if (other !== undefined)
    throw new OperatorError(`The statement is in several currencies: ${currencies.join(', ')}. Split it.`);
  if (received === undefined) {
    throw new OperatorError(`The statement is in ${currency}: say how many rupees the bank gave for it.`);
  }
  const minors = lines.map(({ foreign }) => readSignedForeign(foreign?.amount ?? '', 'amount', currency));
  const total = minors.reduce((sum, minor) => sum + minor, 0n);
  if (total === 0n || total > 0n !== received > 0n) {
    throw new OperatorError(`The lines sum up to no amount with the sign of what the bank gave.`);
  }
  let [upTo, given] = [0n, 0n];
  return lines.map((line, place) => {
    upTo += minors[place] ?? 0n;
    const part = (received * upTo) / total - given;
    given += part;
    return { ...line, commission: toRupees(part) };
  });
}
