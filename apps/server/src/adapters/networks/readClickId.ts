import { toFullClickId } from '../../domain/clicks/shortClickId.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Our click id as the network sent it back, in full or short; null for anything that is none, as an order may be known without it. */
export function readClickId(text: string): string | null {
  const id = toFullClickId(text);
  return UUID_V7.test(id) ? id : null;
}

/** When the click happened: its id begins with the milliseconds since 1970. */
export const timeOfClick = (clickId: string): Date =>
  new Date(Number.parseInt(clickId.slice(0, 8) + clickId.slice(9, 13), 16));
