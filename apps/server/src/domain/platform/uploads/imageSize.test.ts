import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { fileKind } from './fileKind.ts';
import { imageSize } from './imageSize.ts';

const canvas = createCanvas(300, 7);
const head = (text: string, ...numbers: number[]) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(numbers)]);

describe('the size of an image', () => {
  it.each([
    ['jpeg', canvas.toBuffer('image/jpeg')],
    ['png', canvas.toBuffer('image/png')],
    ['webp', canvas.toBuffer('image/webp')],
    ['webp', canvas.toBuffer('image/webp', 100)],
  ] as const)('is read from a %s', (kind, bytes) => {
    expect(fileKind(bytes)).toBe(kind);
    expect(imageSize(kind, bytes)).toEqual({ width: 300, height: 7 });
  });

  it('is read from a GIF and from the forms of WebP', () => {
    expect(imageSize('gif', head('GIF89a', 0x2c, 0x01, 7, 0))).toEqual({ width: 300, height: 7 });
    const vp8x = head('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0', 0x2b, 0x01, 0, 6, 0, 0);
    expect(imageSize('webp', vp8x)).toEqual({ width: 300, height: 7 });
    const lossy = head('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a', 0x2c, 0x41, 7, 0x80);
    expect(imageSize('webp', lossy)).toEqual({ width: 300, height: 7 });
    const packed = Buffer.alloc(4);
    packed.writeUInt32LE(299 | (6 << 14));
    const vp8l = Buffer.concat([head('RIFF\0\0\0\0WEBPVP8L\0\0\0\0/'), packed]);
    expect(imageSize('webp', vp8l)).toEqual({ width: 300, height: 7 });
  });

  it.each([
    ['jpeg', canvas.toBuffer('image/jpeg')],
    ['png', canvas.toBuffer('image/png')],
    ['webp', canvas.toBuffer('image/webp')],
    ['gif', head('GIF89a', 0x2c, 0x01, 7, 0)],
  ] as const)('is not found in a %s that ends too soon', (kind, bytes) => {
    for (let length = 0; length < 10; length += 1) expect(imageSize(kind, bytes.subarray(0, length))).toBeUndefined();
  });

  it('is searched with a bound', () => {
    expect(imageSize('jpeg', Buffer.alloc(1_000, 0xff))).toBeUndefined();
    expect(imageSize('webp', head('RIFF\0\0\0\0WEBPNONE'))).toBeUndefined();
  });
});
