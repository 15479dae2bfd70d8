import type { Client } from '@potli/api/client';
import type { TextKey } from '@potli/api/contract/textKeys';
import { getText, type StaticText } from '@potli/api/contract/texts';
import { ApiError } from '@potli/api/errors';

/** How hosts say that there is no such text, also those that have none at all. */
const NONE: readonly number[] = [400, 404, 405];

/** A text of the shop: its operator's, or the one of this release where they wrote none. */
export async function fetchText(api: Client, key: TextKey, signal: AbortSignal): Promise<StaticText> {
  try {
    return await api.call(getText, { params: { key } }, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || !NONE.includes(error.status)) throw error;
    const { releaseText } = await import('./releaseText.ts');
    return releaseText(key);
  }
}
