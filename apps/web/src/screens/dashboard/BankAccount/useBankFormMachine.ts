import type { Client } from '@potli/api/client';
import {
  type BankDetails,
  createBankDetails,
  getBankDetails,
  sendBankCode,
  updateBankDetails,
} from '@potli/api/contract/bankDetails';
import { getPayoutKinds } from '@potli/api/contract/payoutKinds';
import { bankFormMachine } from '@potli/machines/bank-form';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';

export type BankFormActor = ActorRefFrom<typeof bankFormMachine>;

export interface BankFormProps {
  state: SnapshotFrom<typeof bankFormMachine>;
  send: BankFormActor['send'];
}

/** The bank form's statechart with this app's effects. */
export function useBankFormMachine(): [BankFormProps['state'], BankFormProps['send'], BankFormActor] {
  const { api } = useApp();
  const cache = useQueryClient();
  const [machine] = useState(() => provideEffects(api, cache));
  return useMachine(machine);
}

function provideEffects(api: Client, cache: QueryClient) {
  const query = apiQuery(api, getBankDetails, {});
  const take = (details: BankDetails) => {
    cache.setQueryData(query.queryKey, details);
    void cache.invalidateQueries({ queryKey: apiQuery(api, getPayoutKinds, {}).queryKey });
    return details;
  };
  return bankFormMachine.provide({
    actors: {
      loadDetails: fromPromise(() => cache.fetchQuery(query)),
      createDetails: fromPromise(async ({ input, signal }) =>
        take(await api.call(createBankDetails, { body: input }, { signal })),
      ),
      sendCode: fromPromise(async ({ signal }) => {
        await api.call(sendBankCode, {}, { signal });
      }),
      updateDetails: fromPromise(async ({ input, signal }) =>
        take(await api.call(updateBankDetails, { body: input }, { signal })),
      ),
    },
  });
}
