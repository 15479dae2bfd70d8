import type { Client } from '@potli/api/client';
import { listClickQuestions } from '@potli/api/contract/clicks';
import { createDispute, listMyDisputes } from '@potli/api/contract/disputes';
import { disputeMachine } from '@potli/machines/dispute';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { type ChangeEvent, useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { uploadFiles } from '../../../features/uploads/uploadFiles.ts';
import { toDisputeBody } from './toDisputeBody.ts';
import { sourceNamesQuery } from './useRecentClicks.ts';

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
        await Promise.all([invalidate(cache, listMyDisputes), invalidate(cache, listClickQuestions)]);
        return dispute;
      }),
    },
  });
}

type DateName = 'orderTime' | 'transactionDate' | 'deliveryDate';

/** Props that connect a text field of the claim with the statechart. */
export function claimField({ state, send }: ClaimProps) {
  return (field: 'storeOrderId' | 'message' | 'coupon') => ({
    ...stateOf(state, field),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      send({ type: 'field.changed', field, value: event.target.value }),
  });
}

/** The same for a DateField. */
export function claimDate({ state, send }: ClaimProps) {
  return (field: DateName) => ({
    ...stateOf(state, field),
    onValueChange: (value: string) => send({ type: 'field.changed', field, value }),
  });
}

function stateOf(state: ClaimProps['state'], field: DateName | 'storeOrderId' | 'message' | 'coupon') {
  const { form, fieldErrors } = state.context;
  return { name: field, value: form[field], error: fieldErrors[field], disabled: state.hasTag('busy') };
}
