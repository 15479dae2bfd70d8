import type { Click } from '@potli/api/contract/clicks';
import { useQueries } from '@tanstack/react-query';
import { useApp } from '../../../app.tsx';
import { clickSourceQuery } from './clickQueries.ts';

/** A click with what it led to. */
export interface ClickRow extends Click {
  sourceName: string;
  imageUrl?: string;
}

const none: readonly Click[] = [];

/** Resolves the names of the sources; one that fails to resolve shows 'Unknown' (spec, section 8). */
export function useClickRows(clicks: readonly Click[] = none): ClickRow[] {
  const { api } = useApp();
  const sources = [...new Map(clicks.map((click) => [keyOf(click), click])).values()];
  const found = useQueries({
    queries: sources.map((source) => clickSourceQuery(api, source)),
    combine: (results) => new Map(sources.map((source, index) => [keyOf(source), results[index]])),
  });
  return clicks.map((click) => {
    const source = found.get(keyOf(click));
    const sourceName = source?.data?.name ?? (source?.isPending ? '' : 'Unknown');
    return { ...click, sourceName, imageUrl: source?.data?.imageUrl };
  });
}

const keyOf = ({ clickSource, itemType, storeId }: Click) => `${clickSource} ${itemType} ${storeId}`;
