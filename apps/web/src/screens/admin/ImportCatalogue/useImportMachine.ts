import type { Client } from '@potli/api/client';
import { listCatalogueRows } from '@potli/api/contract/adminCatalogue';
import { listCatalogueChanges } from '@potli/api/contract/adminChanges';
import { importCatalogueFile } from '@potli/api/contract/adminImport';
import { catalogueImportMachine } from '@potli/machines/catalogue-import';
import { type ChosenFile, isTable } from '@potli/machines/catalogue-import-form';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { readTextFile } from '../../../lib/readTextFile.ts';

export type ImportActor = ActorRefFrom<typeof catalogueImportMachine>;

export interface ImportProps {
  state: SnapshotFrom<typeof catalogueImportMachine>;
  send: ImportActor['send'];
}

/** The import's statechart with this app's effects. */
export function useImportMachine(): [ImportProps['state'], ImportProps['send'], ImportActor] {
  const { api } = useApp();
  const cache = useQueryClient();
  const [machine] = useState(() => provideEffects(api, cache));
  return useMachine(machine);
}

function provideEffects(api: Client, cache: QueryClient) {
  return catalogueImportMachine.provide({
    actors: {
      checkFile: fromPromise(async ({ input: { file, kind }, signal }) => {
        const chosen = file as ChosenFile;
        const text = await readTextFile(chosen as File);
        const sent = isTable(chosen) && kind ? { text, kind } : { text };
        return { sent, answer: await api.call(importCatalogueFile, { body: sent }, { signal }) };
      }),
      publishFile: fromPromise(async ({ input: { checked, confirmed }, signal }) => {
        const { sent, answer } = checked;
        const body = { ...sent, seen: answer.seen, confirmed: [...confirmed] };
        const made = await api.call(importCatalogueFile, { body }, { signal });
        await Promise.all([listCatalogueRows, listCatalogueChanges].map((endpoint) => invalidate(cache, endpoint)));
        return made;
      }),
    },
  });
}
