import { groupDigits } from '@potli/ui/format/groupDigits';

/** "1 store", "1,250 stores". */
export function pluralize(count: number, noun: string): string {
  return `${groupDigits(count)} ${noun}${count === 1 ? '' : 's'}`;
}
