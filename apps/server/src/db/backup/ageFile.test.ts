import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, it, test } from 'vitest';
import { decryptAge, encryptAge } from './ageFile.ts';

const KEY = 'a key of thirty-two bytes or more';

/** Written by age 1.1.1 with this passphrase. */
const BY_AGE =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCAwWENTYjZFWjVCRDVQVzkybjVLRWFRIDE4CjR2QmsveFRkUzRBeGRnZW9BQUVOY0Q4Wm1pL1R4TWJ' +
  'idWFxM0ZycG5wYmsKLS0tIHdtVUg2bHBucnlmREwrcldqZ05HSEoxRkptRjZPVi94M0JWckZFU3kyaG8Kel/puJVtj5pdKajUaMOBeYYrNKws39zhp8HU+J' +
  'UQVEpVbKU12/aw+8fhQVeIfg==';

/** As a disk gives them. */
async function* inPieces(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const encrypt = (bytes: Buffer) => buffer(encryptAge(KEY, inPieces(bytes)));
const decrypt = (bytes: Buffer, key = KEY) => buffer(decryptAge(key, inPieces(bytes)));

test('a file of age itself opens', async () => {
  await expect(decrypt(Buffer.from(BY_AGE, 'base64'))).resolves.toEqual(Buffer.from('opened by age\n'));
});

it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])('%i bytes come back', async (length) => {
  const bytes = randomBytes(length);
  expect((await decrypt(await encrypt(bytes))).equals(bytes)).toBe(true);
});

test('nothing opens that was changed, cut off, put in another order, or has another key', async () => {
  const sealed = await encrypt(randomBytes(200_000));
  const start = sealed.indexOf('\n', sealed.indexOf('---')) + 1 + 16;
  const chunk = 65_536 + 16;
  const changed = (at: number) => {
    const copy = Buffer.from(sealed);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const [one, two, rest] = [
    sealed.subarray(start, start + chunk),
    sealed.subarray(start + chunk, start + 2 * chunk),
    sealed.subarray(start + 2 * chunk),
  ];
  const head = sealed.subarray(0, start);
  for (const damaged of [
    ...[40, 90, start - 30, start - 3, start + 5, start + chunk + 7, sealed.length - 1].map(changed),
    ...[start + chunk, start + 2 * chunk, sealed.length - 1, 100].map((length) => sealed.subarray(0, length)),
    Buffer.concat([head, two, one, rest]),
    Buffer.concat([sealed, Buffer.of(0)]),
    Buffer.from('not a backup'),
  ]) {
    await expect(decrypt(damaged)).rejects.toThrow('The backup cannot be read');
  }
  await expect(decrypt(sealed, `another ${KEY}`)).rejects.toThrow('BACKUP_KEY does not open it');
});
