import type { Client } from '@potli/api/client';
import { withClickId, withoutClickId } from '@potli/api/link';
import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';

export interface RecordedClick {
  /** Where to go: the tracked address, or the shop's own where it could not be tracked. */
  url: string;
  /** Absent where the click could not be recorded, or the host did not tell. */
  clickId?: string;
}

/** The member looks at an empty window meanwhile. After this time (ms) no further try starts. */
const PATIENCE_MS = 2_500;

/**
 * Records a click and answers where to go. Never fails: on any error it is the shop's own address
 * (docs/product/clickout.md#buttons).
 */
export async function recordClick(api: Client, target: ClickOutTarget): Promise<RecordedClick> {
  try {
    const [{ readDeviceInfo }, { createClick }] = await Promise.all([
      import('./deviceInfo.ts'),
      import('@potli/api/contract/clicks'),
    ]);
    const body = await readDeviceInfo();
    const request = { params: { id: target.id }, query: { clickSource: target.source }, body };
    const { clickId, redirectUrl } = await api.call(createClick, request, { patienceMs: PATIENCE_MS });
    if (redirectUrl) return { url: redirectUrl, clickId };
    if (clickId) return { url: withClickId(target.link, clickId), clickId };
  } catch (error) {
    console.error('The click was not recorded.', error);
  }
  return { url: withoutClickId(target.link) };
}
