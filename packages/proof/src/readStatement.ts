import type { Opening } from './journalHash.ts';
import { readInclusion } from './readInclusion.ts';
import { type Statement, type StatementJournal, statementType } from './Statement.ts';
import {
  fieldsOf,
  isCount,
  isHash,
  isInstant,
  isKeyId,
  isName,
  isSignature,
  isWellFormed,
  Malformed,
  objectOf,
  textOf,
} from './strictFields.ts';

/**
 * Reads a statement strictly: a field that is missing, unknown or of another form is an error, because nothing would check it.
 * @throws Malformed
 */
export function readStatement(value: unknown): Statement {
  const { inclusion, keyId, signature, ...file } = objectOf(value, 'The file');
  const names = ['type', 'memberId', 'madeAt', 'journals', 'balances', 'head'] as const;
  const { type, memberId, madeAt, journals, balances, head } = fieldsOf(file, 'The file', names);
  if (type !== statementType) throw new Malformed(`The file is no "${statementType}".`);
  if ((keyId === undefined) !== (signature === undefined))
    throw new Malformed('The file has a key or a signature, and not both.');
  if (!Array.isArray(journals)) throw new Malformed('The file has no list of journals.');
  return {
    type,
    memberId: textOf(memberId, 'memberId', isCount),
    madeAt: textOf(madeAt, 'madeAt', isInstant),
    journals: journals.map((journal, n) => readJournal(journal, `Line ${n + 1}`)),
    balances: amountsOf(balances, 'The list of balances'),
    head: textOf(head, 'head', isHash),
    ...(keyId === undefined
      ? {}
      : { keyId: textOf(keyId, 'keyId', isKeyId), signature: textOf(signature, 'signature', isSignature) }),
    ...(inclusion === undefined ? {} : { inclusion: readInclusion(inclusion) }),
  };
}

function readJournal(value: unknown, place: string): StatementJournal {
  const journal = fieldsOf(value, place, ['seq', 'at', 'kind', 'commitment', 'cause', 'entries', 'previous', 'hash']);
  const text = (name: keyof typeof journal, isRight: (text: string) => boolean) =>
    textOf(journal[name], `${name} of ${place.toLowerCase()}`, isRight);
  return {
    seq: text('seq', isCount),
    at: text('at', isInstant),
    kind: text('kind', isName),
    commitment: text('commitment', isHash),
    cause: readCause(journal.cause, `The cause of ${place.toLowerCase()}`),
    entries: amountsOf(journal.entries, `The list of entries of ${place.toLowerCase()}`),
    previous: text('previous', isHash),
    hash: text('hash', isHash),
  };
}

function readCause(value: unknown, place: string): Opening | null {
  if (value === null) return null;
  const { salt, key, reference } = fieldsOf(value, place, ['salt', 'key', 'reference']);
  return {
    salt: textOf(salt, 'salt', isSalt),
    key: textOf(key, 'key', isWellFormed),
    reference: textOf(reference, 'reference', isWellFormed),
  };
}

function amountsOf(value: unknown, place: string): Record<string, string> {
  const amounts = Object.entries(objectOf(value, place));
  for (const [account, paise] of amounts) {
    if (!isName(account)) throw new Malformed(`${place} has an account with a strange name.`);
    textOf(paise, `${account} in ${place.toLowerCase()}`, isAmount);
  }
  return Object.fromEntries(amounts) as Record<string, string>;
}

const isAmount = (text: string) => /^(0|-?[1-9]\d{0,18})$/.test(text);
const isSalt = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
