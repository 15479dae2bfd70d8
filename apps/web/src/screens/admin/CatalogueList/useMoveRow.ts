import { type CatalogueRowSummary, listCatalogueRows, moveCatalogueRow } from '@potli/api/contract/adminCatalogue';
import { undoCatalogueChange } from '@potli/api/contract/adminChanges';
import { firstError } from '@potli/api/errors';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';

export type Direction = 'up' | 'down';

/** Moves a row one place up or down in the order that visitors see, with a way back. The focus stays on the button. */
export function useMoveRow() {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const reload = () => invalidate(cache, listCatalogueRows);
  const onError = (error: Error) => toast.error(firstError(error, 'It was not moved. Please try again.'));
  const undo = useMutation({
    mutationFn: (id: string) => api.call(undoCatalogueChange, { params: { id } }),
    async onSuccess() {
      await reload();
      toast.success('It is as before.');
    },
    onError,
  });
  const move = useMutation({
    mutationFn: ({ row: { kind, key }, direction }: Move) =>
      api.call(moveCatalogueRow, { params: { kind, key }, body: { direction } }),
    async onSuccess({ outcome, changeId }, { row: { title }, direction, button }) {
      await reload();
      // a browser takes the focus from what is put elsewhere in the page
      button.focus();
      if (outcome === 'unchanged') toast.info(`“${title}” is the ${direction === 'up' ? 'first' : 'last'} already.`);
      else
        toast.success(
          `“${title}” is one place further ${direction}.`,
          changeId === null ? undefined : { label: 'Undo', onPress: () => undo.mutate(changeId) },
        );
    },
    onError,
  });
  return (given: Move) => move.isPending || move.mutate(given);
}

interface Move {
  row: CatalogueRowSummary;
  direction: Direction;
  button: HTMLButtonElement;
}

export type MoveRow = ReturnType<typeof useMoveRow>;
