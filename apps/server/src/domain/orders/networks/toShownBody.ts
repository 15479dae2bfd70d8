import { maskPersonsIn } from '../../platform/audit/maskPersons.ts';
import type { RefusedDoor } from '../../platform/refused/refusedBodies.ts';

/** Reports have less than a kilobyte. */
const MOST_SHOWN = 2_000;

/** What stands between the values of a form, JSON, XML or a list. */
const BETWEEN = /([&=?"'<>,;{}[\]\n\r\t|]+)/;

/** Account numbers of Indian banks have 9 to 18 digits. */
const ACCOUNT_NUMBER = /\d{5,14}(?=\d{4}(?!\d))/g;

/**
 * The beginning of what was sent, for people who look at it. Persons are masked as in the audit log, also where a form has encoded
 * them; of what a bank or a payment provider sends, only the last digits of long numbers are shown.
 */
export function toShownBody(text: string, sender: RefusedDoor): string {
  return text
    .split(BETWEEN)
    .map((part, at) => (at % 2 === 0 ? shownValue(part, sender) : part))
    .join('')
    .slice(0, MOST_SHOWN)
    .toWellFormed();
}

function shownValue(value: string, sender: RefusedDoor): string {
  const spellings = [value, decodedOf(value)].map((plain) => ({ plain, masked: masked(plain, sender) }));
  return spellings.find(({ plain, masked: shown }) => shown !== plain)?.masked ?? value;
}

function masked(value: string, sender: RefusedDoor): string {
  const shown = maskPersonsIn(value);
  return sender === 'network' ? shown : shown.replaceAll(ACCOUNT_NUMBER, '…');
}

/** The value of a form as it was before it was encoded; any other text as it is. */
function decodedOf(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
