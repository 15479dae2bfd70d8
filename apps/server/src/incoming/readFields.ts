import { invalid } from '../errors/ProblemError.ts';
import { decodeBody } from './encodings.ts';
import { parseSentJson } from './parseSentJson.ts';
import { readForm } from './readForm.ts';
import { readMultipart } from './readMultipart.ts';

/** The name of a field, as it is encoded, before its value. */
const FORM = /^\s*[\w.~!*'()[\]%+-]+=/;
const CHARSET = /;\s*charset="?([\w-]+)/i;

/**
 * The fields of what was sent to an address: a form, JSON, or the part of the address behind the question mark. The body decides
 * what it is; its type is asked only where the body can be several things, because senders often name a wrong one or none.
 * @returns what is sent as each report, an object for one that can be read: a call can send a list of them
 * @throws ProblemError invalid
 */
export function readFields(body: Buffer, contentType: string): unknown[] {
  if (/^multipart\/form-data/i.test(contentType)) return [readMultipart(body, contentType) ?? refuse(contentType)];
  const [, charset] = CHARSET.exec(contentType) ?? [];
  const text = decodeBody(body, charset);
  if (/^\s*[[{]/.test(text) || (/^[^;]*\bjson\b/i.test(contentType) && !FORM.test(text))) return readValues(text);
  if (/^\s*</.test(text) || (text.trim() !== '' && !text.includes('='))) return refuse(contentType);
  // UTF-16 has no bytes that a form could encode
  return [readForm(text.includes('\u{fffd}') ? body : Buffer.from(text), charset)];
}

function refuse(contentType: string): never {
  throw invalid(`Send the report as a form, as JSON or in the address. It came as ${contentType || 'no type'}.`);
}

/**
 * A name that says several things has the list of them.
 * @throws ProblemError invalid for anything but an object, or a list with one
 */
export function readValues(text: string): unknown[] {
  const value = tryJson(text);
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.some(isObject) ? values : unreadable();
}

/** @throws ProblemError invalid for a report that is no object */
export const toObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : unreadable());

function unreadable(): never {
  throw invalid('The report is not readable JSON.');
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tryJson(text: string): unknown {
  try {
    return parseSentJson(text);
  } catch {
    return undefined;
  }
}
