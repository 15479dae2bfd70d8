import type { Click, ClickQuestion } from '@potli/api/contract/clicks';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useApp } from '../../../app/App.tsx';
import { clickSourceQuery } from '../../../features/clicks/clickQueries.ts';
import type { ClickSourceInfo } from '../../../features/clicks/clickSources.ts';

/** A click with the name and picture of its store, card or offer. */
export interface ClickRow extends Click {
  sourceName: string;
  imageUrl?: string;
  /** Of a click without an order: whether it was a purchase. */
  question?: ClickQuestion;
}

const none: readonly never[] = [];

/**
 * Resolves the names of the sources; one that fails to resolve shows 'Unknown'
 * (docs/product/clicks.md#names-of-sources). Rows stay the same objects while nothing about them changes, so that
 * sorting draws none of them again.
 */
export function useClickRows(clicks: readonly Click[] = none, questions: readonly ClickQuestion[] = none): ClickRow[] {
  const { api } = useApp();
  const sources = useMemo(() => [...new Map(clicks.map((click) => [keyOf(click), click])).values()], [clicks]);
  const combine = useCallback(
    (results: UseQueryResult<ClickSourceInfo | null>[]) =>
      new Map(sources.map((source, index) => [keyOf(source), results[index]])),
    [sources],
  );
  const found = useQueries({ queries: sources.map((source) => clickSourceQuery(api, source)), combine });
  return useMemo(
    () =>
      clicks.map((click) => {
        const source = found.get(keyOf(click));
        const sourceName = source?.data?.name ?? (source?.isPending ? '' : 'Unknown');
        const question = questions.find(({ clickId }) => clickId === click.clickId);
        return { ...click, sourceName, imageUrl: source?.data?.imageUrl, question };
      }),
    [clicks, found, questions],
  );
}

const keyOf = ({ clickSource, itemType, storeId }: Click) => `${clickSource} ${itemType} ${storeId}`;
