import { parentPort, workerData } from 'node:worker_threads';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import * as z from 'zod/mini';

const QUALITY = 88;

const Task = z.object({
  bytes: z.instanceof(Uint8Array),
  form: z.enum(['jpeg', 'png', 'webp']),
  maxPixels: z.number(),
});

const { bytes, form, maxPixels } = z.parse(Task, workerData);
const image = await loadImage(Buffer.from(bytes));
// a picture can be larger than its header says
if (image.width * image.height > maxPixels) throw new Error('Larger than its header says');
const canvas = createCanvas(image.width, image.height);
canvas.getContext('2d').drawImage(image, 0, 0);
parentPort?.postMessage(form === 'png' ? await canvas.encode('png') : await canvas.encode(form, QUALITY));
