import type { Client } from '@potli/api/client';
import type { DeviceInfo } from '@potli/api/contract/clicks';
import { withClickId } from '@potli/api/link';
import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';
import { unknownDevice } from './unknownDevice.ts';

export interface RecordedClick {
  /** Where to go: the tracked address. */
  url: string;
  /** Absent where the host did not send it. */
  clickId?: string;
}

/** The member looks at an empty window meanwhile. After this time (ms) no further try starts. */
const TIMEOUT_MS = 2_500;

/**
 * Records a click and answers where to go. Never fails: undefined where the click could not be recorded, of which the
 * member must see a message (docs/product/clickout.md#a-visit-that-is-not-recorded).
 */
export async function recordClick(api: Client, target: ClickOutTarget): Promise<RecordedClick | undefined> {
  try {
    const [body, { createClick }] = await Promise.all([readDevice(), import('@potli/api/contract/clicks')]);
    const request = { params: { id: target.id }, query: { clickSource: target.source }, body };
    const { clickId, redirectUrl } = await api.call(createClick, request, { patienceMs: TIMEOUT_MS });
    if (redirectUrl) return { url: redirectUrl, clickId };
    if (clickId) return { url: withClickId(target.link, clickId), clickId };
  } catch (error) {
    console.error('The click was not recorded.', error);
  }
  return undefined;
}

/** Details of the device are worth no click: also without their script it is recorded. */
async function readDevice(): Promise<DeviceInfo> {
  try {
    const { readDeviceInfo } = await import('./deviceInfo.ts');
    return await readDeviceInfo();
  } catch {
    return unknownDevice;
  }
}
