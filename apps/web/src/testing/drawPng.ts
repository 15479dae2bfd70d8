/** A picture of one color. Encoded at once: `toBlob` waits for an idle moment, which a busy machine does not have for seconds. */
export function drawPng(width: number, height: number): Blob {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
  return new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], { type: 'image/png' });
}
