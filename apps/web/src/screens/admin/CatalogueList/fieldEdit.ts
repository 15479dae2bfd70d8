import type { RequestOf } from '@potli/api';
import type { changeManyRows } from '@potli/api/contract/adminManyRows';
import type { FieldOf } from '@potli/api/contract/fieldShape';

type Body = RequestOf<typeof changeManyRows>['body'];
export type ManyEdit = Pick<Body, 'fields' | 'entries' | 'defaultRate'>;

/** What happens to a list: entries come, go, or are all there is. */
export type ListWay = 'add' | 'remove' | 'replace';

/** What happens to the default rate. */
export type RateUnit = 'percent' | 'amount';

export interface FieldChoice {
  field: FieldOf;
  value: unknown;
  way: ListWay;
  unit: RateUnit;
}

/** Lists whose entries come and go one by one. */
export const isEntries = ({ shape }: FieldOf): boolean => shape.type === 'list' && shape.of.type === 'text';

/** What the form says, as the host takes it; undefined where it says too little. */
export function toManyEdit({ field, value, way, unit }: FieldChoice): ManyEdit | undefined {
  const { name, shape } = field;
  if (name === 'rates') return typeof value === 'number' ? { defaultRate: rateOf(unit, value) } : undefined;
  if (isEntries(field) && way !== 'replace') {
    const entries = toEntries(value);
    return entries.length > 0 ? { entries: { field: name, [way]: entries } } : undefined;
  }
  const isEmpty = value === undefined || value === '';
  if (isEmpty && field.isRequired) return undefined;
  const read = isEntries(field) ? toEntries(value) : shape.type === 'flag' ? value === true : isEmpty ? null : value;
  const [whole = name, part] = name.split('.');
  return { fields: { [whole]: part === undefined ? read : { [part]: read } } };
}

const rateOf = (unit: RateUnit, value: number) => (unit === 'percent' ? { percent: value } : { amount: value });

const toEntries = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map((entry) => String(entry).trim()).filter((entry) => entry !== '');
