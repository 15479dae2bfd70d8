import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Image, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { light } from '../brand.ts';
import type { Picture } from './readPicture.ts';

/** Place of the art, right of the text. */
const LEFT = 744;
const WIDTH = 392;
const MIDDLE = 256;

const sizes = {
  mark: { width: 224, height: 224, corner: 49 },
  scene: { width: WIDTH, height: 245, corner: 28 },
  card: { width: WIDTH, height: 247, corner: 22 },
  drawing: { width: WIDTH, height: 316, corner: 0 },
};

/** A pointed arch, the frame of products in this shop. */
const niche = `M${LEFT + 26} 512V208C${LEFT + 26} 128 ${LEFT + 130} 112 ${LEFT + WIDTH / 2} 48C${LEFT + WIDTH - 130} 112 ${LEFT + WIDTH - 26} 128 ${LEFT + WIDTH - 26} 208V512Z`;

/** Draws the art into its niche; the shop's mark replaces art that is missing or from another site. */
export async function drawArt(context: SKRSContext2D, picture: Picture, artDir: string): Promise<void> {
  const found = await loadArt(artDir, picture.art);
  const shape = found ? picture.shape : 'mark';
  const image = found ?? (await loadArt(artDir, '/art/mark.svg'));
  if (shape === 'mark') {
    context.fillStyle = light.artBackdrop;
    context.fill(new Path2D(niche));
  }
  if (!image) return;
  const { width, height, corner } = sizes[shape];
  const left = LEFT + (WIDTH - width) / 2;
  const top = MIDDLE - height / 2 + (shape === 'mark' ? 24 : 0);
  const scale = Math.max(width / image.width, height / image.height);
  // a vector drawing needs its size before it is drawn
  image.width = Math.round(image.width * scale);
  image.height = Math.round(image.height * scale);
  context.save();
  const frame = new Path2D();
  frame.roundRect(left, top, width, height, corner);
  context.clip(frame);
  context.drawImage(image, left + (width - image.width) / 2, top + (height - image.height) / 2);
  context.restore();
}

async function loadArt(artDir: string, address: string): Promise<Image | undefined> {
  const file = path.join(artDir, path.normalize(address));
  if (!address.startsWith('/') || !file.startsWith(artDir + path.sep)) return undefined;
  try {
    return await loadImage(await readFile(file));
  } catch {
    return undefined;
  }
}
