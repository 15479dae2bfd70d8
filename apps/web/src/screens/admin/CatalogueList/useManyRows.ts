import type { RequestOf } from '@potli/api';
import { listCatalogueRows } from '@potli/api/contract/adminCatalogue';
import { undoCatalogueChange } from '@potli/api/contract/adminChanges';
import { changeManyRows } from '@potli/api/contract/adminManyRows';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { firstError } from '@potli/api/errors';
import { groupDigits } from '@potli/ui/format/groupDigits';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import type { ManyEdit } from './fieldEdit.ts';

export interface ManyRowsProps {
  kind: CatalogueKindName;
  selection: Pick<RequestOf<typeof changeManyRows>['body'], 'keys' | 'filter'>;
  onClose: () => void;
  /** The change is made, or waits. */
  onDone: () => void;
}

/** One change of many rows: looked at first, then made as it was looked at, with a way back. */
export function useManyRows({ kind, selection, onClose, onDone }: ManyRowsProps) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { noun } = kindTexts[kind];
  const send = (edit: ManyEdit, expected?: number) =>
    api.call(changeManyRows, {
      params: { kind },
      body: { ...selection, ...edit, ...(expected !== undefined && { expected }) },
    });
  const preview = useMutation({ mutationFn: (edit: ManyEdit) => send(edit) });
  const undo = useMutation({
    mutationFn: (id: string) => api.call(undoCatalogueChange, { params: { id } }),
    async onSuccess() {
      await invalidate(cache, listCatalogueRows);
      toast.success('It is as before.');
    },
    onError: (error) => toast.error(firstError(error, 'It could not be taken back. Please try again.')),
  });
  const apply = useMutation({
    mutationFn: ({ edit, expected }: { edit: ManyEdit; expected: number }) => send(edit, expected),
    async onSuccess({ changes, changeId, waiting }) {
      await invalidate(cache, listCatalogueRows);
      onDone();
      onClose();
      if (waiting > 0 && changeId !== null) {
        toast.info('The change waits for a second person.');
        void navigate({ to: adminPaths.change(changeId) });
      } else
        toast.success(
          `${groupDigits(changes)} ${changes === 1 ? noun.one : noun.many} changed.`,
          changeId === null ? undefined : { label: 'Undo', onPress: () => undo.mutate(changeId) },
        );
    },
  });
  return { preview, apply };
}
