import type { Client } from '@potli/api/client';
import { createUser, getCurrentUser, updateUser } from '@potli/api/contract/profile';
import { indiaDay } from '@potli/api/units/india';
import { profileMachine } from '@potli/machines/profile';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { useDraft } from '../../../features/session/useDraft.ts';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

export interface ProfileProps {
  state: SnapshotFrom<typeof profileMachine>;
  send: ProfileActor['send'];
}

/** The profile statechart with this app's effects. */
export function useProfileMachine(): [ProfileProps['state'], ProfileProps['send'], ProfileActor] {
  const { api } = useApp();
  const cache = useQueryClient();
  const [machine] = useState(() => provideEffects(api, cache));
  const [today] = useState(() => indiaDay(new Date()));
  const running = useMachine(machine, { input: { today } });
  useProfileDraft(running[0], running[1]);
  return running;
}

function useProfileDraft(state: ProfileProps['state'], send: ProfileProps['send']): void {
  useDraft({
    form: 'profile',
    typed: state.hasTag('form') ? state.context.form : undefined,
    ready: state.hasTag('reading') || state.hasTag('form'),
    restore(draft) {
      send({ type: 'update.chosen' });
      for (const field of ['name', 'mobileNumber', 'birthDate'] as const)
        send({ type: 'field.changed', field, value: draft[field] });
      send({ type: 'field.changed', field: 'gender', value: draft.gender });
      send({ type: 'field.changed', field: 'profilePicture', value: draft.profilePicture });
    },
  });
}

function provideEffects(api: Client, cache: QueryClient) {
  const query = apiQuery(api, getCurrentUser, {});
  return profileMachine.provide({
    actors: {
      loadProfile: fromPromise(() => cache.fetchQuery(query)),
      createProfile: fromPromise(async ({ input: body, signal }) => {
        const profile = await api.call(createUser, { body }, { signal });
        cache.setQueryData(query.queryKey, profile);
        return profile;
      }),
      updateProfile: fromPromise(async ({ input: body, signal }) => {
        const profile = await api.call(updateUser, { body }, { signal });
        cache.setQueryData(query.queryKey, profile);
        return profile;
      }),
    },
  });
}
