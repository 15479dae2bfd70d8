import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { light as colors, logoShapes } from '../brand.ts';
import { drawArt } from './drawArt.ts';
import { setType } from './fonts.ts';
import type { Picture } from './readPicture.ts';
import { wrapText } from './wrapText.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 64;
const TEXT_WIDTH = 640;

/** Top of the coloured foot. */
const FIELD_TOP = 512;

const SCALLOP = 20;

function hem(): string {
  const scallops = Array.from({ length: WIDTH / SCALLOP / 2 }, (_, n) => {
    const left = n * 2 * SCALLOP;
    return `M${left} ${FIELD_TOP}a${SCALLOP} ${SCALLOP} 0 0 1 ${2 * SCALLOP} 0Z`;
  });
  return `<path fill="${colors.brandSurface}" d="${scallops.join('')}M0 ${FIELD_TOP}H${WIDTH}V${HEIGHT}H0Z"/>`;
}

/** The foot of every picture: hem, stitch and logo in the colours of the brand. */
const foot = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${hem()}
<path fill="none" stroke="${colors.brandSurfaceBorder}" stroke-width="3" stroke-dasharray="14 9" d="M0 ${FIELD_TOP + 14}H${WIDTH}"/>
<g transform="translate(64 ${FIELD_TOP + 34}) scale(1.35)">${logoShapes('brand')}</g>
</svg>`;

export interface DrawOptions {
  /** Folder with the pictures of this site. */
  artDir: string;
  /** Written beside the logo. */
  host: string;
}

/** Draws a picture, as PNG. */
export async function drawPicture(picture: Picture, { artDir, host }: DrawOptions): Promise<Buffer<ArrayBuffer>> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = colors.background;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  await drawArt(context, picture, artDir);
  context.drawImage(await loadImage(Buffer.from(foot)), 0, 0);
  drawTexts(context, picture);
  context.fillStyle = colors.onBrandSurface;
  setType(context, 'text', 600, 30);
  context.textAlign = 'right';
  context.fillText(host, WIDTH - LEFT, FIELD_TOP + 78);
  return Buffer.from(await canvas.encode('png'));
}

/** Title and promise, in the vertical middle above the foot. */
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

/** Sets the largest type in which the title has three lines at most and no broken word. @returns its size (px) */
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
