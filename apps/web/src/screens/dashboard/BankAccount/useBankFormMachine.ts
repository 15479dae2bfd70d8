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
import { useDraft } from '../../../features/session/useDraft.ts';

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
  const running = useMachine(machine);
  useBankDraft(running[0], running[1]);
  return running;
}

/** Without the account number, which is typed in again: one that was not changed comes from the saved details. */
function useBankDraft(state: BankFormProps['state'], send: BankFormProps['send']): void {
  const { form, details } = state.context;
  const { accountNumber, ...others } = form;
  const isOtherNumber = accountNumber !== (details?.accountNumber ?? '');
  useDraft({
    form: 'bank account',
    typed: state.hasTag('form') || state.hasTag('confirming') ? { ...others, isOtherNumber } : undefined,
    ready: !state.matches('loading'),
    restore(draft) {
      send({ type: 'update.chosen' });
      send({ type: 'field.changed', field: 'kind', value: draft.kind });
      // the IFSC first: another one clears the saved bank name and address
      for (const field of ['ifscCode', 'accountHolderName', 'bankName', 'address', 'vpa'] as const)
        send({ type: 'field.changed', field, value: draft[field] });
      if (draft.isOtherNumber) send({ type: 'field.changed', field: 'accountNumber', value: '' });
    },
  });
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
