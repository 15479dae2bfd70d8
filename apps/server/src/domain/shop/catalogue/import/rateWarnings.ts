import type { RateRow } from '@potli/api/contract/catalogueDocument';
import type { RowWarning } from './ImportReport.ts';

type Unit = 'percent' | 'amount';

const goodsOf = ({ categories }: RateRow) => categories.map((name) => name.trim().toLowerCase()).join();

/**
 * A warning where orders earn the highest of several rates as soon as the network does not say what was bought. Tiers of
 * the same goods go with the default row, as orders earn them. Percentages and amounts are not compared.
 */
export function rateWarnings(rates: readonly RateRow[]): RowWarning[] {
  const index = rates.findIndex(({ isDefault }) => isDefault);
  const usual = rates[index];
  if (!usual) return [];
  const unit: Unit = usual.percent > 0 ? 'percent' : 'amount';
  const goods = goodsOf(usual);
  const isUsual = (row: RateRow) => row === usual || (goods !== '' && goodsOf(row) === goods);
  const most = Math.max(...rates.filter(isUsual).map((row) => row[unit]));
  const others = rates.filter((row) => !isUsual(row) && !row.newUsersOnly && row[unit] > 0);
  const lower = others.filter((row) => row[unit] < most);
  if (lower.length === 0 || others.some((row) => row[unit] > most)) return [];
  const figure = unit === 'percent' ? `${most} %` : `₹${most}`;
  const reason =
    `"${usual.appliesTo}" (${figure}) is the highest rate, and every order earns it of which the network ` +
    'does not say what was bought. Mark the usual row';
  return [{ kind: 'highest-default', path: `.rates[${index}].isDefault`, reason }];
}
