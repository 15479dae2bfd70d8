import { plainRupees } from '@potli/api/units/money';
import { HOUR_MS } from '@potli/api/units/time';
import type { RealLine } from './RealLine.ts';

const HEADINGS = 'action_id,order_id,subid,status,cart,payment,currency,action_date,tariff_name';
/** The offset of times of Admitad, which name none: UTC+3. */
const AHEAD_MS = 3 * HOUR_MS;
const LENGTHS = { day: 10, minute: 16, second: 19, none: 0 };

/** A list as Admitad's, with what it says of each line for this time. @param place of the list: 0 to 2 */
export function listText(lines: readonly RealLine[], place: 0 | 1 | 2): string {
  const rows = lines.map((line) => {
    const { action, number, clickId, category, words } = line;
    const { status, salePaise, commissionPaise } = words[place];
    const amounts = [plainRupees(salePaise), plainRupees(commissionPaise)];
    const cells = [action, number, clickId, status, ...amounts, 'INR', timeText(line), category ?? ''];
    return cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
  });
  return `${[HEADINGS, ...rows].join('\n')}\n`;
}

/** The time of an order, as exactly as its network gives it. */
export const timeText = ({ orderedAt, exactness }: Pick<RealLine, 'orderedAt' | 'exactness'>): string =>
  new Date(orderedAt + AHEAD_MS).toISOString().slice(0, LENGTHS[exactness]).replace('T', ' ');
