import type { DisputeSource } from '@potli/api/contract/disputes';
import type { SourceChoice } from '@potli/machines/dispute';
import type { GivenSource } from '@potli/machines/dispute-form';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { myClicksQuery } from '../../../features/clicks/clickQueries.ts';
import { claimOfClick } from './claimOfClick.ts';
import { sourceNamesQuery } from './sourceNames.ts';

/** A click that a claim can begin with. */
export interface RecentClick extends GivenSource {
  clickId: string;
  name: string;
  clickTime: string;
}

const SOURCES: readonly DisputeSource[] = ['STORE', 'CREDIT_CARD', 'FLASH_DEAL'];

/** The newest clicks on what can be claimed for: gift cards, coupons and what left the shop are passed over. */
export function useRecentClicks(): readonly RecentClick[] {
  const { api } = useApp();
  const clicks = useQuery(myClicksQuery(api, { page: 1, pageSize: 50 })).data?.rows ?? [];
  const names = useQueries({
    queries: SOURCES.map((sourceType) => sourceNamesQuery(api, sourceType)),
    combine: (results) => new Map(SOURCES.map((sourceType, index) => [sourceType, results[index]?.data])),
  });
  return clicks.flatMap((click) => {
    const given = claimOfClick(click);
    const name = given && nameIn(names.get(given.sourceType), given.storeId);
    return name ? [{ ...given, clickId: click.clickId, name, clickTime: click.clickTime }] : [];
  });
}

function nameIn(choices: readonly SourceChoice[] | undefined, storeId: string): string | undefined {
  return choices?.find(({ id }) => id === storeId)?.name;
}
