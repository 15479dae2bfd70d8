import type { RateRow } from '@potli/api/contract/catalogueDocument';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { choiceText, fieldText } from './fieldText.ts';

/** A value of the document in words, a line for each part of it. */
export function readableValue(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return ['Nothing'];
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [toText(value)];
  if (!Array.isArray(value)) return [partsOf(value)];
  return value.length === 0 ? ['Nothing'] : value.map((each) => (isRate(each) ? rateLine(each) : lineOf(each)));
}

const lineOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? partsOf(value) : `${value as string | number}`;

const partsOf = (value: object): string =>
  Object.entries(value)
    .filter(([, part]) => part !== '' && !(Array.isArray(part) && part.length === 0))
    .map(([name, part]) => `${fieldText(name).label}: ${readableValue(part).join(', ')}`)
    .join('; ');

/** Tags of HTML are left out. */
const toText = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}T/.test(value)
    ? formatDateTime(value, value)
    : choiceText(value.replaceAll(/<[^>]*>/g, ' ').trim());

const isRate = (value: unknown): value is RateRow =>
  typeof value === 'object' && value !== null && 'appliesTo' in value && 'percent' in value;

function rateLine({ appliesTo, percent, amount, commission, cap, isDefault, newUsersOnly }: RateRow): string {
  const figure = ({ percent: part, amount: rupees }: { percent: number; amount: number }) =>
    rupees > 0 ? `₹${rupees}` : `${part}%`;
  const more = [
    commission && `network pays ${figure(commission)}`,
    cap !== undefined && `at most ₹${cap}`,
    newUsersOnly && 'new customers',
    isDefault && 'used where nothing is known',
  ].filter(Boolean);
  return [`${appliesTo}: ${figure({ percent, amount })}`, ...more].join(', ');
}
