import type { Click } from '@potli/api/contract/clicks';
import type { DisputeSource } from '@potli/api/contract/disputes';
import type { GivenSource } from '@potli/machines/dispute-form';
import { toIndiaTime } from './indiaTime.ts';

const sources: Record<string, DisputeSource> = {
  STORE: 'STORE',
  CUSTOM_LINK: 'STORE',
  CREDIT_CARD: 'CREDIT_CARD',
  OFFER: 'FLASH_DEAL',
};

/** What a click fills in of a claim; undefined for gift cards, which earn nothing that could be missing. */
export function claimOfClick({ clickId, clickSource, itemType, storeId, clickTime }: Click): GivenSource | undefined {
  const sourceType = sources[clickSource === 'CUSTOM_LINK' ? (itemType ?? 'STORE') : clickSource];
  return sourceType && { sourceType, storeId, orderTime: toIndiaTime(clickTime), clickId };
}
