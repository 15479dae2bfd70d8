import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { light as colors } from '../brand.ts';
import { drawArt } from './drawArt.ts';
import { setType } from './fonts.ts';
import { FIELD_TOP, foot } from './foot.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, type Picture } from './Picture.ts';
import { wrapText } from './wrapText.ts';

const LEFT = 64;
const TEXT_WIDTH = 640;

export interface DrawOptions {
  /** Folder that this site's pictures are in, by their addresses. */
  artDir: string;
  /** Said beside the logo. */
  host: string;
}

/** Draws a picture, as PNG. */
export async function drawPicture(picture: Picture, { artDir, host }: DrawOptions): Promise<Buffer<ArrayBuffer>> {
  const canvas = createCanvas(PICTURE_WIDTH, PICTURE_HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = colors.background;
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  await drawArt(context, picture, artDir);
  context.drawImage(await loadImage(Buffer.from(foot)), 0, 0);
  drawTexts(context, picture);
  context.fillStyle = colors.onBrandSurface;
  setType(context, 'text', 600, 30);
  context.textAlign = 'right';
  context.fillText(host, PICTURE_WIDTH - LEFT, FIELD_TOP + 78);
  return Buffer.from(await canvas.encode('png'));
}

/** Title and promise, together in the middle of what the field leaves. */
function drawTexts(context: SKRSContext2D, { title, promise }: Picture): void {
  const measure = (text: string) => context.measureText(text).width;
  setType(context, 'display', 750, 44);
  const promises = wrapText(promise, TEXT_WIDTH, 2, measure);
  const size = titleSize(context, title);
  const titles = wrapText(title, TEXT_WIDTH, 3, measure);

  const titleHeight = titles.length * size * 1.12;
  const gap = promises.length > 0 ? 28 : 0;
  let base = (FIELD_TOP - titleHeight - gap - promises.length * 54) / 2 + size * 0.86;
  context.fillStyle = colors.text;
  for (const line of titles) {
    context.fillText(line, LEFT, base);
    base += size * 1.12;
  }
  base += gap - size + 44;
  context.fillStyle = colors.money;
  setType(context, 'display', 750, 44);
  for (const line of promises) {
    context.fillText(line, LEFT, base);
    base += 54;
  }
}

/** Sets the largest type in which the title keeps to three lines and its words are whole; answers its size (px). */
function titleSize(context: SKRSContext2D, title: string): number {
  const measure = (text: string) => context.measureText(text).width;
  for (const size of [92, 76, 64]) {
    setType(context, 'display', 800, size);
    const lines = wrapText(title, TEXT_WIDTH, 9, measure);
    const whole = title.split(/\s+/).every((word) => measure(word) <= TEXT_WIDTH);
    if (whole && lines.length * size <= 230) return size;
  }
  setType(context, 'display', 800, 54);
  return 54;
}
