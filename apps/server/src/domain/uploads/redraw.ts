import { runApart } from './runApart.ts';

export interface Redrawing {
  bytes: Uint8Array;
  form: 'jpeg' | 'png' | 'webp';
  maxPixels: number;
}

/** Draws an image again, without anything else that was in its file. Undefined for one that cannot be drawn. */
export async function redraw(redrawing: Redrawing): Promise<Buffer | undefined> {
  const drawn = await runApart(new URL('./redrawWorker.ts', import.meta.url), redrawing);
  return drawn instanceof Uint8Array ? Buffer.from(drawn) : undefined;
}
