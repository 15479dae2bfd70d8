/** Part of a picture, in its pixels. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture in a file, turned as its camera was held. Throws where the browser cannot read it. */
export const readPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** An area of a picture as a JPEG of a size in pixels. `quality` is 0 to 1. */
export async function toJpeg(
  picture: ImageBitmap,
  area: Area,
  { width, height, quality }: { width: number; height: number; quality: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  // JPEG knows no transparency: without it, clear parts are black
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture is too large.')));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}
