import { getUserDashboard, saveUserDashboard, type UserDashboard } from '@potli/api/contract/dashboardContent';
import { ApiError, firstError } from '@potli/api/errors';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { apiQuery, invalidate } from '../../app/apiQuery.ts';
import { type ContentList, type PlacedEntry, placeOf, withEntry, withoutEntry } from './contentLists.ts';

/** Texts of the toasts. */
export interface DeletionTexts {
  deleted: string;
  failed: string;
  /** Another editor has saved meanwhile. */
  stale: string;
  restored: string;
  notRestored: string;
}

/** Saves wait for each other: each needs the version of the one before. */
const scope = { id: 'dashboardContent' };

const isStale = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * Deletes entries of the dashboard's content. Each disappears at once and is saved then; `remaining` is the content
 * without those that are being deleted. One that could not be deleted appears again. The toast of a deletion brings its
 * entry back to its place (docs/decisions/023).
 */
export function useDeleteEntry<Entry>(list: ContentList<Entry>, texts: DeletionTexts) {
  const { api } = useApp();
  const query = apiQuery(api, getUserDashboard, {});
  const { queryKey } = query;
  const client = useQueryClient();
  const toast = useToast();
  const [leaving, setLeaving] = useState<readonly PlacedEntry<Entry>[]>([]);

  const save = (body: UserDashboard) => api.call(saveUserDashboard, { body });
  const show = async (content: UserDashboard) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, content);
  };

  const restoring = useMutation({
    scope,
    async mutationFn(back: PlacedEntry<Entry> & { place: number }) {
      try {
        return await save(withEntry(list, await client.ensureQueryData(query), back));
      } catch (error) {
        if (!isStale(error)) throw error;
        // an entry fits into whatever others have saved
        return save(withEntry(list, await client.fetchQuery({ ...query, staleTime: 0 }), back));
      }
    },
    async onSuccess(content) {
      await show(content);
      toast.success(texts.restored);
    },
    onError(error, back) {
      const again = { label: 'Try again', onPress: () => restoring.mutate(back) };
      toast.error(firstError(error, texts.notRestored), again);
    },
  });

  const { mutate } = useMutation({
    scope,
    onMutate: (placed) => setLeaving((before) => [...before, placed]),
    async mutationFn(placed: PlacedEntry<Entry>) {
      const content = await client.ensureQueryData(query);
      const saved = await save(withoutEntry(list, content, placed));
      return { saved, place: placeOf(list, content, placed) };
    },
    async onSuccess({ saved, place }, placed) {
      await show(saved);
      const undo = { label: 'Undo', onPress: () => restoring.mutate({ ...placed, place }) };
      // another editor had deleted it before
      toast.success(texts.deleted, place < 0 ? undefined : undo);
    },
    async onError(error) {
      toast.error(isStale(error) ? texts.stale : texts.failed);
      if (isStale(error)) await invalidate(client, getUserDashboard);
    },
    onSettled: (_saved, _error, placed) => setLeaving((before) => before.filter((one) => one !== placed)),
  });

  const remaining = (content: UserDashboard) =>
    leaving.reduce((left, placed) => withoutEntry(list, left, placed), content);
  return { deleteEntry: mutate, remaining };
}
