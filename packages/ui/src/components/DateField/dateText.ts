import { plainDigits } from '../../format/plainDigits.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** Lengths of day, month, year, hours and minutes, and the signs between them. */
const PARTS = [2, 2, 4, 2, 2];
const MARKS = ['-', '-', ' ', ':'];

/** Whether a text is ISO: `yyyy-mm-dd`, with `withTime` `yyyy-mm-ddThh:mm`. */
export const isIso = (value: string, withTime: boolean): boolean => (withTime ? DAY_AND_TIME : DAY).test(value);

/** An ISO text as people read it: dd-mm-yyyy, with a time dd-mm-yyyy hh:mm. Any other text stays as it is. */
export function showDateText(value: string): string {
  const [day = '', time] = value.split('T');
  if (!DAY.test(day)) return value;
  const shown = day.split('-').reverse().join('-');
  return time ? `${shown} ${time.slice(0, 5)}` : shown;
}

/**
 * What somebody types or pastes, or a browser fills in: the ISO text of a day that exists, else the entry with its
 * separators in place: `121` is `12-1`.
 */
export function readDateText(entry: string, withTime: boolean): string {
  if (isIso(entry, withTime)) return entry;
  const text = withMarks(dayFirst(plainDigits(entry)), withTime ? PARTS : PARTS.slice(0, 3));
  return toIso(text, withTime) ?? text;
}

/** The same for an entry that is left: 5-1-2026 9:05 is 05-01-2026 09:05. */
export function completeDateText(value: string, withTime: boolean): string {
  return (
    toIso(
      value.replace(/\d+/g, (digits) => digits.padStart(2, '0')),
      withTime,
    ) ?? value
  );
}

/** 2026/11/26 is 26-11-2026: no day has four digits. */
const dayFirst = (entry: string) => entry.replace(/^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, '$3-$2-$1');

function withMarks(entry: string, parts: readonly number[]): string {
  let text = '';
  let part = 0;
  let length = 0;
  for (const character of entry) {
    const isDigit = /\d/.test(character);
    const isFull = length === parts[part];
    if (isDigit ? isFull : length > 0) {
      if (part === parts.length - 1) break;
      text += MARKS[part];
      part += 1;
      length = 0;
    }
    if (!isDigit) continue;
    text += character;
    length += 1;
  }
  return text;
}

/** Undefined for what is no day, or no time. */
function toIso(text: string, withTime: boolean): string | undefined {
  const found = /^(\d{2})-(\d{2})-((?:19|20)\d{2})(?: (\d{2}:\d{2}))?$/.exec(text);
  if (!found || withTime !== (found[4] !== undefined)) return undefined;
  const [, day, month, year, time = '00:00'] = found;
  const iso = `${year}-${month}-${day}`;
  const moment = new Date(`${iso}T${time}Z`);
  // the 31st of a shorter month would be a day of the next one
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${iso}T${time}`);
  if (!exists) return undefined;
  return withTime ? `${iso}T${time}` : iso;
}
