import { type Receipt, type ReceiptRate, receiptType } from './Receipt.ts';
import {
  fieldsOf,
  isCount,
  isHash,
  isInstant,
  isKeyId,
  isName,
  isSignature,
  isWellFormed,
  listOf,
  Malformed,
  textOf,
} from './strictFields.ts';

/**
 * Reads a receipt strictly: a field that is missing, unknown or of another form is an error, because nothing would check it.
 * @throws Malformed
 */
export function readReceipt(value: unknown): Receipt {
  const file = fieldsOf(value, 'The file', names);
  if (file.type !== receiptType) throw new Malformed(`The file is no "${receiptType}".`);
  const item = fieldsOf(file.item, 'The item', ['kind', 'id', 'name', 'sentTo']);
  const rates = fieldsOf(file.rates, 'The list of rates', ['version', 'rows']);
  return {
    type: receiptType,
    clickId: textOf(file.clickId, 'clickId', isText),
    memberId: textOf(file.memberId, 'memberId', isCount),
    at: textOf(file.at, 'at', isInstant),
    source: textOf(file.source, 'source', isName),
    item: {
      kind: textOf(item.kind, 'kind', isName),
      id: textOf(item.id, 'id', isText),
      name: orNull(item.name, 'name', isText),
      sentTo: orNull(item.sentTo, 'sentTo', isText),
    },
    rates: {
      version: orNull(rates.version, 'version', isCount),
      rows: listOf(rates.rows, 'The list of rates').map((rate, n) => readRate(rate, `Rate ${n + 1}`)),
    },
    terms: readTerms(file.terms),
    keyId: textOf(file.keyId, 'keyId', isKeyId),
    signature: textOf(file.signature, 'signature', isSignature),
  };
}

const names = ['type', 'clickId', 'memberId', 'at', 'source', 'item', 'rates', 'terms', 'keyId', 'signature'] as const;

function readRate(value: unknown, place: string): ReceiptRate {
  const rate = fieldsOf(value, place, [
    'appliesTo',
    'kind',
    'basisPoints',
    'amountPaise',
    'capPaise',
    'minimumPaise',
    'newUsersOnly',
    'from',
    'to',
    'isUsual',
  ]);
  return {
    appliesTo: textOf(rate.appliesTo, 'appliesTo', isText),
    kind: oneOf(['sale', 'lead'], rate.kind, 'kind'),
    basisPoints: textOf(rate.basisPoints, 'basisPoints', isNumber),
    amountPaise: textOf(rate.amountPaise, 'amountPaise', isNumber),
    capPaise: orNull(rate.capPaise, 'capPaise', isCount),
    minimumPaise: orNull(rate.minimumPaise, 'minimumPaise', isCount),
    newUsersOnly: oneOf(yesOrNo, rate.newUsersOnly, 'newUsersOnly'),
    from: orNull(rate.from, 'from', isInstant),
    to: orNull(rate.to, 'to', isInstant),
    isUsual: oneOf(yesOrNo, rate.isUsual, 'isUsual'),
  };
}

function readTerms(value: unknown): Receipt['terms'] {
  if (value === null) return null;
  const { texts, hash } = fieldsOf(value, 'The list of terms', ['texts', 'hash']);
  return {
    texts: listOf(texts, 'The list of terms').map((text, n) => textOf(text, `Term ${n + 1}`, isWellFormed)),
    hash: textOf(hash, 'The hash of the terms', isHash),
  };
}

const orNull = (value: unknown, name: string, isRight: (text: string) => boolean) =>
  value === null ? null : textOf(value, name, isRight);

const yesOrNo = ['yes', 'no'] as const;

function oneOf<Text extends string>(texts: readonly Text[], value: unknown, name: string): Text {
  const found = texts.find((text) => text === value);
  if (found === undefined) throw new Malformed(`${name} has not the form that it should have.`);
  return found;
}

const isText = (text: string) => text !== '' && isWellFormed(text);
const isNumber = (text: string) => text === '0' || isCount(text);
