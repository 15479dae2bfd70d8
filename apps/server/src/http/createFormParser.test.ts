import { Busboy } from '@fastify/busboy';
import { afterEach, expect, it, vi } from 'vitest';
import { ProblemError } from '../errors/ProblemError.ts';
import { createFormParser } from './createFormParser.ts';

const TYPE = 'multipart/form-data; boundary=x';
const limits = { fileBytes: 1_000, tooLarge: () => new ProblemError('tooLarge', 'Too large'), admitFile: () => {} };

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string, name = 'file') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;
const END = '--x--\r\n';

async function parse(text: string, pieceBytes = text.length) {
  const parser = createFormParser(TYPE, limits);
  const bytes = Buffer.from(text, 'latin1');
  for (let at = 0; at < bytes.length; at += pieceBytes) await parser.write(bytes.subarray(at, at + pieceBytes));
  await parser.end();
  const { fields, file: found } = parser.parts;
  return { fields: Object.fromEntries(fields), file: found && Buffer.concat(found.pieces).toString('latin1') };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([1, 7, 100_000])('reads a form in pieces of %i bytes', async (pieceBytes) => {
  const form = field('upload_preset', 'ticket') + field('folder', 'disputes') + file('\x89PNG\r\n--y') + END;
  const fields = { upload_preset: 'ticket', folder: 'disputes' };
  await expect(parse(form, pieceBytes)).resolves.toEqual({ fields, file: '\x89PNG\r\n--y' });
});

it.each([
  ['five parts', field('a', '1').repeat(5) + END],
  ['two files', file('a') + file('b') + END],
  ['a long field', field('upload_preset', 'x'.repeat(1_025)) + END],
  ['no end', file('abc')],
  ['nothing of a form', 'nonsense'],
  ['nothing at all', ''],
])('refuses %s', async (_kind, text) => {
  await expect(parse(text)).rejects.toMatchObject({ kind: 'invalid', errors: ['The form is broken.'] });
});

it('refuses a file above the limit while it arrives', async () => {
  const parser = createFormParser(TYPE, limits);
  const writing = parser.write(Buffer.from(file('x'.repeat(100_000))));
  await expect(writing).rejects.toMatchObject({ kind: 'tooLarge' });
});

it.each(['multipart/form-data', 'multipart/form-data;', `multipart/form-data; boundary=${'x'.repeat(200)}`])(
  'refuses the type %s',
  (type) => expect(() => createFormParser(type, limits)).toThrow('The form is broken.'),
);

it('stops at the first slice of a body with empty parts', async () => {
  const slices = vi.spyOn(Busboy.prototype, 'write');
  await expect(parse('--x\r\n\r\n\r\n'.repeat(500_000))).rejects.toMatchObject({ kind: 'invalid' });
  expect(slices).toHaveBeenCalledTimes(1);
});
