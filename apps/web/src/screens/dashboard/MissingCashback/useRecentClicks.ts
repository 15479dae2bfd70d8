import type { Client } from '@potli/api/client';
import type { Click, ClickQuestion } from '@potli/api/contract/clicks';
import type { DisputeSource } from '@potli/api/contract/disputes';
import { listCreditCardNames, listFlashDealNames, listStoreNames } from '@potli/api/contract/nameLists';
import type { SourceChoice } from '@potli/machines/dispute';
import type { GivenSource } from '@potli/machines/dispute-form';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { myClicksQuery } from '../../../features/clicks/clickQueries.ts';
import { questionsQuery } from '../../../features/questions/questionsQuery.ts';
import { toIndiaTime } from './toDisputeBody.ts';

/** A click that a claim can begin with. */
export interface RecentClick extends GivenSource {
  clickId: string;
  name: string;
  clickTime: string;
}

/** Clicks that are read, as many as can be chosen from with ease; and as many as a call answers. */
const OFFERED = 50;
const MOST = 250;

const SOURCES: readonly DisputeSource[] = ['STORE', 'CREDIT_CARD', 'FLASH_DEAL'];

/**
 * The newest clicks that a claim can be for, and those about which the member is asked; undefined while they are loading.
 * Other clicks on coupons are left out, gift cards, and items that left the shop.
 * @param wanted id of a click that a link names: an order can be declined long after its click, so more are read
 */
export function useRecentClicks(wanted: string | undefined): readonly RecentClick[] | undefined {
  const { api } = useApp();
  const { data, isPending } = useQuery(
    myClicksQuery(api, { page: 1, pageSize: wanted === undefined ? OFFERED : MOST }),
  );
  const names = useQueries({
    queries: SOURCES.map((sourceType) => sourceNamesQuery(api, sourceType)),
    combine: (results) => ({
      isPending: results.some((result) => result.isPending),
      of: new Map(SOURCES.map((sourceType, index) => [sourceType, results[index]?.data])),
    }),
  });
  const asked = useQuery(questionsQuery(api));
  if (isPending || names.isPending || asked.isPending) return undefined;
  const newest = (data?.rows ?? []).flatMap((click) => {
    const given = claimOfClick(click);
    const name = given && nameIn(names.of.get(given.sourceType), given.storeId);
    return name ? [{ ...given, clickId: click.clickId, name, clickTime: click.clickTime }] : [];
  });
  const isListed = ({ clickId }: ClickQuestion) => newest.some((click) => click.clickId === clickId);
  return [...newest, ...(asked.data ?? []).filter((question) => !isListed(question)).map(claimOfQuestion)];
}

const claimOfQuestion = ({ clickId, clickTime, storeId, storeName }: ClickQuestion): RecentClick => ({
  sourceType: 'STORE',
  storeId,
  orderTime: toIndiaTime(clickTime),
  clickId,
  name: storeName,
  clickTime,
});

function nameIn(choices: readonly SourceChoice[] | undefined, storeId: string): string | undefined {
  return choices?.find(({ id }) => id === storeId)?.name;
}

const sources: Record<string, DisputeSource> = {
  STORE: 'STORE',
  CUSTOM_LINK: 'STORE',
  CREDIT_CARD: 'CREDIT_CARD',
  OFFER: 'FLASH_DEAL',
};

/** The fields of a claim that a click fills in. Undefined for gift cards: their clicks earn nothing. */
export function claimOfClick({ clickId, clickSource, itemType, storeId, clickTime }: Click): GivenSource | undefined {
  const sourceType = sources[clickSource === 'CUSTOM_LINK' ? (itemType ?? 'STORE') : clickSource];
  return sourceType && { sourceType, storeId, orderTime: toIndiaTime(clickTime), clickId };
}

const lists: Record<DisputeSource, (api: Client, signal: AbortSignal) => Promise<SourceChoice[]>> = {
  STORE: async (api, signal) => {
    const names = await api.call(listStoreNames, {}, { signal });
    return names.map(({ id, storeName, takesClaims }) => ({ id, name: storeName, takesClaims }));
  },
  CREDIT_CARD: async (api, signal) => {
    const names = await api.call(listCreditCardNames, {}, { signal });
    return names.map(({ id, heading, takesClaims }) => ({ id, name: heading, takesClaims }));
  },
  FLASH_DEAL: async (api, signal) => {
    const names = await api.call(listFlashDealNames, {}, { signal });
    return names.map(({ id, offerName, takesClaims }) => ({ id, name: offerName, takesClaims }));
  },
};

/** All stores, credit cards or flash deals by name. */
export const sourceNamesQuery = (api: Client, sourceType: DisputeSource) =>
  queryOptions({
    queryKey: ['sourceNames', sourceType],
    queryFn: ({ signal }) => lists[sourceType](api, signal),
  });
