import { decodeValue } from './encodings.ts';
import { type Fields, toFields } from './readForm.ts';

const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i;
const NAME = /;\s*name=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;
const MOST_PARTS = 200;

/** The fields of a form as `multipart/form-data` (RFC 7578), also with bare line feeds; undefined where its type names no boundary. */
export function readMultipart(body: Buffer, contentType: string): Fields | undefined {
  const [, inQuotes, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = inQuotes ?? bare;
  if (boundary === undefined) return undefined;
  // bytes as signs, so that a value is decoded by itself
  const parts = `\n${body.toString('latin1')}`.split(`\n--${boundary}`, MOST_PARTS);
  return toFields(parts.slice(1).flatMap(toField));
}

function toField(part: string): [name: string, value: string][] {
  const [, headers = '', value] = /^(?:\r?\n)?([\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?$/.exec(part) ?? [];
  const [, inQuotes, bare] = NAME.exec(headers) ?? [];
  const name = inQuotes?.replace(/\\(.)/g, '$1') ?? bare;
  if (name === undefined || value === undefined) return [];
  const [, charset] = /^content-type:.*;\s*charset="?([\w-]+)/im.exec(headers) ?? [];
  return [[name, decodeValue(Buffer.from(value, 'latin1'), charset)]];
}
