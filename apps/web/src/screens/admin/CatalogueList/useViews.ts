import {
  type CatalogueView,
  changeCatalogueView,
  createCatalogueView,
  deleteCatalogueView,
  listCatalogueViews,
  type ViewSearch,
} from '@potli/api/contract/adminViews';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery, invalidate } from '../../../app/apiQuery.ts';
import { refusalText } from '../../../components/forms/refusalText.ts';

const none: readonly CatalogueView[] = [];

/** The named views of a list, which all editors share, and what can be done with them. */
export function useViews(kind: CatalogueKindName) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const { data: views = none } = useQuery(apiQuery(api, listCatalogueViews, { params: { kind } }));
  const onSuccess = () => invalidate(cache, listCatalogueViews);
  const onError = (error: Error) => toast.error(refusalText(error));
  const create = useMutation({
    mutationFn: (body: { name: string; search: ViewSearch }) =>
      api.call(createCatalogueView, { params: { kind }, body }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string; name?: string; search?: ViewSearch }) =>
      api.call(changeCatalogueView, { params: { kind, id }, body }),
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: CatalogueView) => api.call(deleteCatalogueView, { params: { kind, id } }),
    async onSuccess(_, { name, search }) {
      await onSuccess();
      const undo = () => create.mutate({ name, search }, { onError });
      toast.success(`“${name}” is deleted.`, { label: 'Undo', onPress: undo });
    },
    onError,
  });
  return { views, create, change, remove };
}

export type Views = ReturnType<typeof useViews>;
