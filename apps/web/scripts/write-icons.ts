import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Draws the icons of the installed shop from its mark. Run it after the mark has changed. */
const publicDir = path.resolve(import.meta.dirname, '../public');
const mark = await readFile(path.join(publicDir, 'art/mark.svg'), 'utf8');
/** Systems cut corners themselves. */
const square = mark.replace(/ rx="[^"]*"/, '');

/** `inset` (px) keeps the drawing away from the edges, on the same ground. */
async function draw(svg: string, size: number, inset = 0): Promise<Buffer> {
  const image = await loadImage(Buffer.from(svg));
  image.width = size;
  image.height = size;
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  if (inset > 0) context.drawImage(image, inset, inset, size - 2 * inset, size - 2 * inset);
  return canvas.encode('png');
}

const icons = {
  'icon-192.png': await draw(mark, 192),
  'icon-512.png': await draw(mark, 512),
  'icon-maskable-512.png': await draw(square, 512, 36),
  'apple-touch-icon.png': await draw(square, 180),
};

await mkdir(path.join(publicDir, 'icons'), { recursive: true });
for (const [name, png] of Object.entries(icons)) await writeFile(path.join(publicDir, 'icons', name), png);
