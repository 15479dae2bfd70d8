import type { Client } from '@potli/api/client';
import { createDispute } from '@potli/api/contract/disputes';
import { disputeMachine } from '@potli/machines/dispute';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { useApp } from '../../../app/App.tsx';
import { sourceNamesQuery } from './sourceNames.ts';
import { toDisputeBody } from './toDisputeBody.ts';
import { uploadFiles } from './uploadFiles.ts';

export type DisputeActor = ActorRefFrom<typeof disputeMachine>;

export interface ClaimProps {
  state: SnapshotFrom<typeof disputeMachine>;
  send: DisputeActor['send'];
}

/** The dispute statechart with this app's effects. */
export function useDisputeMachine(): [ClaimProps['state'], ClaimProps['send'], DisputeActor] {
  const { api } = useApp();
  const cache = useQueryClient();
  const [machine] = useState(() => provideEffects(api, cache));
  return useMachine(machine);
}

function provideEffects(api: Client, cache: QueryClient) {
  return disputeMachine.provide({
    actors: {
      loadChoices: fromPromise(async ({ input: sourceType }) =>
        sourceType === '' ? [] : cache.fetchQuery(sourceNamesQuery(api, sourceType)),
      ),
      uploadFiles: fromPromise(({ input, signal }) => uploadFiles(api, input, signal)),
      createDispute: fromPromise(async ({ input: claim, signal }) => {
        const dispute = await api.call(createDispute, { body: toDisputeBody(claim) }, { signal });
        await cache.invalidateQueries({ queryKey: ['mine', 'disputes'] });
        return dispute;
      }),
    },
  });
}
