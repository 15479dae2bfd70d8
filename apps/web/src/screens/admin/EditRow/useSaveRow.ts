import {
  type CatalogueFields,
  type CatalogueRow,
  changeCatalogueRow,
  createCatalogueRow,
  deleteCatalogueRow,
  discardCatalogueDraft,
  getCatalogueRow,
  listCatalogueRows,
  listCatalogueVersions,
  publishCatalogueDraft,
  restoreCatalogueVersion,
} from '@potli/api/contract/adminCatalogue';
import { type ChangeResult, listCatalogueChanges, undoCatalogueChange } from '@potli/api/contract/adminChanges';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { ApiError, firstError } from '@potli/api/errors';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';

interface RowName {
  kind: CatalogueKindName;
  key: string;
}

type ReadRow = Pick<CatalogueRow, 'version' | 'draftVersion'>;

/** What an editor does with a row. Versions are those that were read. */
export type RowAct =
  | { act: 'create'; fields: CatalogueFields; asDraft: boolean }
  | ({ act: 'change'; fields: CatalogueFields; asDraft: boolean } & ReadRow)
  /** Saves what is changed in the draft, then publishes all of it. */
  | ({ act: 'publish'; fields: CatalogueFields } & ReadRow)
  /** Taken off or put back, whatever the form has. */
  | { act: 'turn'; off: boolean; version: number }
  | { act: 'discard'; draftVersion: number }
  | { act: 'delete'; version: number }
  | ({ act: 'restore'; restored: number; asDraft: boolean } & ReadRow);

const lists = [listCatalogueRows, listCatalogueChanges];
const derived = [getCatalogueRow, listCatalogueVersions, ...lists];

interface SaveRow {
  /** Called when it is done; the answers of the host are read again by then. */
  onDone: (act: RowAct['act'] | 'undo', result: ChangeResult | undefined) => void;
  /** Another editor changed the same fields, or saved the draft. */
  onMet: () => void;
}

/** Does what an editor asked for, says what became of it, and offers to take it back. */
export function useSaveRow({ kind, key }: RowName, { onDone, onMet }: SaveRow) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const params = { kind, key };
  const refresh = (endpoints = derived) => Promise.all(endpoints.map((endpoint) => invalidate(cache, endpoint)));

  async function perform(act: RowAct): Promise<ChangeResult | undefined> {
    switch (act.act) {
      case 'create':
        return api.call(createCatalogueRow, { params: { kind }, body: { fields: act.fields, asDraft: act.asDraft } });
      case 'change': {
        const { act: _, ...body } = act;
        return api.call(changeCatalogueRow, { params, body });
      }
      case 'publish': {
        const { fields, version, draftVersion } = act;
        if (Object.keys(fields).length === 0)
          return api.call(publishCatalogueDraft, { params, query: { draftVersion } });
        await api.call(changeCatalogueRow, { params, body: { fields, version, draftVersion, asDraft: true } });
        return api.call(publishCatalogueDraft, { params, query: { draftVersion: draftVersion + 1 } });
      }
      case 'turn': {
        const { off, version } = act;
        return api.call(changeCatalogueRow, { params, body: { fields: { off }, version, asDraft: false } });
      }
      case 'discard':
        await api.call(discardCatalogueDraft, { params, query: { draftVersion: act.draftVersion } });
        return undefined;
      case 'delete':
        return api.call(deleteCatalogueRow, { params, body: { version: act.version } });
      case 'restore': {
        const { act: _, ...body } = act;
        return api.call(restoreCatalogueVersion, { params, body });
      }
    }
  }

  const undo = useMutation({
    mutationFn: (id: string) => api.call(undoCatalogueChange, { params: { id } }),
    async onSuccess(result) {
      await refresh();
      onDone('undo', result);
      if (result.outcome === 'waiting') toast.info('Taking it back waits for a second person.');
      else toast.success('It is as before.');
    },
    onError: (error) => toast.error(firstError(error, 'It could not be taken back. Please try again.')),
  });

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: perform,
    async onSuccess(result, act) {
      // a deleted row is not asked for again
      await refresh(act.act === 'delete' ? lists : derived);
      onDone(act.act, result);
      report(act, result);
    },
    async onError(failure) {
      if (!(failure instanceof ApiError) || failure.reason !== 'CHANGED_MEANWHILE') return;
      await refresh();
      onMet();
    },
  });

  function report(act: RowAct, result: ChangeResult | undefined) {
    if (act.act === 'discard') return toast.success('The draft is gone.');
    if (!result) return undefined;
    if (result.outcome === 'drafted') return toast.success('Saved as a draft. Visitors do not see it.');
    if (result.outcome === 'unchanged') return toast.info('Nothing is different.');
    if (result.outcome === 'waiting') return toast.info(`It waits for a second person. ${result.reasons.join('. ')}`);
    const { changeId } = result;
    const back = changeId === null ? undefined : { label: 'Undo', onPress: () => undo.mutate(changeId) };
    return toast.success(act.act === 'delete' ? 'Deleted.' : 'Done. Visitors see it now.', back);
  }

  return { perform: mutate, isPending, error, reset };
}
